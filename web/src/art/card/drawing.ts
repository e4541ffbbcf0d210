/** A drawing in a square of 512, or the letter that stands for it. */
export interface Drawing {
  path: string | undefined;
  letter: string;
}
