import { type Zoom, type ZoomLimits, zoomAround } from '../model/zoom.ts';

/** Where a key moves the cursor to; undefined for keys that do not move it. Time does not turn with the language. */
export function nextPoint(
  key: string,
  point: number | undefined,
  [first, last]: readonly [number, number],
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(first, (point ?? last + 1) - 1);
    case 'ArrowRight':
      return Math.min(last, (point ?? first - 1) + 1);
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

const NEARER = 0.5;

/** `+` and `-` zoom around the cursor; undefined for other keys, `whole` when everything comes into view. */
export function nextZoom(
  key: string,
  view: Zoom,
  center: number,
  limits: ZoomLimits,
): Zoom | 'whole' | undefined {
  switch (key) {
    case '+':
    case '=':
      return zoomAround(view, center, NEARER, limits) ?? 'whole';
    case '-':
      return zoomAround(view, center, 1 / NEARER, limits) ?? 'whole';
    case '0':
      return 'whole';
    default:
      return undefined;
  }
}
