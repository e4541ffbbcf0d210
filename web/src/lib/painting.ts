/** One stroke of a painting: a patch with an edge, or a line. */
export interface Stroke {
  d: string;
  fill: string;
  stroke: string;
  width: number;
  /** Where it stands, when it is not drawn in the square itself. */
  transform?: string;
}

/** A thing drawn by hand in a square of a hundred. */
export type Painting = readonly Stroke[];
