import { polygonContains } from 'd3-polygon';

/** A query on the chart: demand to the right, competition upwards. */
type Spot = { count: number; competitors: number };
export type Point = [number, number];
type Bounds = { count: [number, number]; competitors: [number, number] };

/** Nobody competes at all: still a place on an axis of logarithms. */
const onAxis = (value: number) => Math.log(Math.max(0, value) + 1);

function cornersOf(area: readonly number[]): Point[] {
  return Array.from({ length: area.length / 2 }, (_, index) => [
    area[2 * index] ?? 0,
    area[2 * index + 1] ?? 0,
  ]);
}

export function toArea({ count, competitors }: Bounds): number[] {
  const [left, right] = count;
  const [low, high] = competitors;
  return [left, low, right, low, right, high, left, high];
}

/** The sides of an area that is a rectangle, as the fields write it. */
export function boundsOf(area: readonly number[]): Bounds | undefined {
  const [left = 0, low = 0, right = 0, , , high = 0] = area;
  const bounds: Bounds = { count: [left, right], competitors: [low, high] };
  const isSame = area.length === 8 && toArea(bounds).every((number, index) => number === area[index]);
  return isSame ? bounds : undefined;
}

/** Whether a spot is within; the sides of a rectangle belong to it, and no area leaves everything in. */
export function isWithin(area: readonly number[], { count, competitors }: Spot): boolean {
  if (area.length < 6) return true;
  const bounds = boundsOf(area);
  if (bounds)
    return (
      count >= bounds.count[0] &&
      count <= bounds.count[1] &&
      competitors >= bounds.competitors[0] &&
      competitors <= bounds.competitors[1]
    );
  const corners = cornersOf(area).map(([x, y]): Point => [onAxis(x), onAxis(y)]);
  return polygonContains(corners, [onAxis(count), onAxis(competitors)]);
}

/** The address holds so many corners of a line drawn by hand. */
const MOST_CORNERS = 32;

export function thinOut(points: readonly Point[]): Point[] {
  if (points.length <= MOST_CORNERS) return [...points];
  return Array.from({ length: MOST_CORNERS }, (_, index) => {
    const at = Math.round((index * (points.length - 1)) / (MOST_CORNERS - 1));
    return points[at] ?? [0, 0];
  });
}

/** Shorter strokes are a press beside the mark. */
const LEAST_POINTS = 4;

export function pointIn(
  box: { left: number; top: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  return [clientX - box.left, clientY - box.top];
}

/** A line that has been begun goes on; a pointer that only passes by draws none. */
export function drawOn(line: Point[], point: Point): Point[] {
  return line.length === 0 ? line : [...line, point];
}

/** A line drawn on the chart as an area of searches and competitors; undefined: it was a press. */
export function strokeArea(
  line: readonly Point[],
  { across, upwards }: { across: Axis; upwards: Axis },
): number[] | undefined {
  if (line.length < LEAST_POINTS) return undefined;
  return thinOut(line).flatMap(([x, y]) => [Math.round(across.toValue(x)), Math.round(upwards.toValue(y))]);
}

/** Labels that stand closer than this run into each other; then only powers of ten are told. */
const LEAST_STEP_PX = 56;

export type Axis = { toPixel(value: number): number; toValue(pixel: number): number; ticks: number[] };

/** An axis of logarithms from the smallest to the greatest value, with ticks at round numbers. */
export function createAxis(values: readonly number[], from: number, to: number): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const low = onAxis(least);
  const span = Math.max(onAxis(most) - low, 0.1);
  const ticks = [0, 1, 3, 10, 30, 100, 300, 1e3, 3e3, 1e4, 3e4, 1e5, 3e5, 1e6, 3e6, 1e7, 1e8];
  const toPixel = (value: number) => from + ((onAxis(value) - low) / span) * (to - from);
  const within = ticks.filter((tick) => tick >= least && tick <= most);
  const isCrowded = within.some(
    (tick, index) => Math.abs(toPixel(tick) - toPixel(within[index - 1] ?? Infinity)) < LEAST_STEP_PX,
  );
  return {
    toPixel,
    toValue: (pixel) => Math.max(0, Math.exp(low + ((pixel - from) / (to - from)) * span) - 1),
    ticks: isCrowded ? within.filter((tick) => Number.isInteger(Math.log10(tick))) : within,
  };
}
