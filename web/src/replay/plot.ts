import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { DASHES } from "../lib/dashes";
import { leads, type Point, type Round } from "../lib/scores";

export type Measure = "scores" | "lead";

export interface Wanted {
  points: readonly Point[];
  rounds: readonly Round[];
  measure: Measure;
  seats: number;
  last: number;
  /** The line that is shown just now. */
  current: () => number;
  onjump: (line: number) => void;
}

const HEIGHT = 220;

/** A plot over the lines of a game, with the rounds below it; a click goes to that line. */
export function drawn(host: HTMLElement, wanted: Wanted): uPlot {
  const style = getComputedStyle(host);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const { rounds, measure, seats, last } = wanted;
  const axis = { stroke: colour("faint"), grid: { stroke: colour("line"), width: 1 } };
  const byRound: Partial<uPlot.Axis> = {
    splits: () => rounds.map((round) => round.n),
    values: () => rounds.map((round) => String(round.round)),
  };
  const plot = new uPlot(
    {
      width: host.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 7 } },
      scales: { x: { time: false, range: [0, Math.max(last, 1)] } },
      axes: [
        { ...axis, size: 30, ...(rounds.length > 1 ? byRound : {}) },
        { ...axis, size: 40 },
      ],
      series: [
        {},
        ...Array.from({ length: seats }, (_, seat) => ({
          stroke: colour(`seat-${seat}`),
          width: 2.5,
          dash: DASHES[seat % DASHES.length] ?? [],
          points: { show: false },
          paths: uPlot.paths.stepped?.({ align: 1 }) as uPlot.Series.PathBuilder,
        })),
      ],
      hooks: { draw: [(self) => mark(self, wanted.current(), colour("accent"), colour("ink"))] },
    },
    dataOf(wanted.points, measure),
    host,
  );
  const jump = (event: PointerEvent): void => {
    const { left, width } = plot.over.getBoundingClientRect();
    wanted.onjump(Math.round(((event.clientX - left) / width) * last));
  };
  plot.over.addEventListener("pointerdown", jump);
  plot.over.addEventListener("pointermove", (event) => event.buttons === 1 && jump(event));
  return plot;
}

function dataOf(points: readonly Point[], measure: Measure): uPlot.AlignedData {
  const rows = points.map(({ scores }) => (measure === "lead" ? leads(scores) : scores));
  const seats = points[0]?.scores.length ?? 0;
  return [
    points.map((point) => point.n),
    ...Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat] ?? null)),
  ];
}

function mark(plot: uPlot, line: number, colour: string, ink: string): void {
  const { ctx, bbox } = plot;
  const x = plot.valToPos(line, "x", true);
  ctx.save();
  ctx.setLineDash([]);
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.strokeStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  const zero = plot.valToPos(0, "y", true);
  if (zero > bbox.top && zero < bbox.top + bbox.height) {
    ctx.lineWidth = devicePixelRatio;
    ctx.strokeStyle = ink;
    ctx.beginPath();
    ctx.moveTo(bbox.left, zero);
    ctx.lineTo(bbox.left + bbox.width, zero);
    ctx.stroke();
  }
  ctx.restore();
}
