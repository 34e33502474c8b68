/** The part of the time axis that is in view, in seconds. */
export type Zoom = readonly [from: number, to: number];

export type ZoomLimits = {
  whole: Zoom;
  /** The shortest part that still shows something. */
  shortest: number;
};

const FEWEST_POINTS = 3;

export function limitsOf(seconds: ArrayLike<number>): ZoomLimits {
  const from = seconds[0] ?? 0;
  const to = seconds[seconds.length - 1] ?? from;
  return { whole: [from, to], shortest: ((to - from) / Math.max(1, seconds.length - 1)) * FEWEST_POINTS };
}

/** Within the limits and as long as it was; undefined when everything is in view. */
export function fitZoom([from, to]: Zoom, { whole: [first, last], shortest }: ZoomLimits): Zoom | undefined {
  const span = Math.max(to - from, shortest);
  if (span >= last - first) return undefined;
  const middle = (from + to) / 2;
  const start = Math.min(Math.max(middle - span / 2, first), last - span);
  return [start, start + span];
}

/** `factor` below 1 comes nearer; what stands under the pointer stays there. */
export function zoomAround(view: Zoom, center: number, factor: number, limits: ZoomLimits): Zoom | undefined {
  const [from, to] = view;
  const least = limits.shortest / (to - from);
  const kept = factor < least ? Math.min(1, least) : factor;
  return fitZoom([center - (center - from) * kept, center + (to - center) * kept], limits);
}

/** Two fingers keep the moments they were put on: `shares` is where they are now, 0 at the left edge and 1 at the right. */
export function pinchZoom(
  moments: readonly [number, number],
  shares: readonly [number, number],
  limits: ZoomLimits,
): Zoom | undefined {
  const apart = shares[1] - shares[0];
  // Fingers that meet or cross say nothing about a scale.
  if (apart * (moments[1] - moments[0]) <= 0) return undefined;
  const span = (moments[1] - moments[0]) / apart;
  const from = moments[0] - shares[0] * span;
  return fitZoom([from, from + span], limits);
}

/** The points in view, both included. */
export function pointsInView(
  seconds: ArrayLike<number>,
  zoom: Zoom | undefined,
): [first: number, last: number] {
  let first = 0;
  let last = seconds.length - 1;
  if (zoom === undefined) return [first, last];
  while (first < last && (seconds[first] ?? 0) < zoom[0]) first += 1;
  while (last > first && (seconds[last] ?? 0) > zoom[1]) last -= 1;
  return [first, last];
}
