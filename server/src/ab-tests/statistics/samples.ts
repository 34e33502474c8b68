import { type MeasuredWindow, moscowHour, moscowWeekday } from './window.ts';

/** A window as the models see it, without what was counted in it. */
export type Sample = {
  imageId: number;
  formerImageId: number | null;
  hour: number;
  weekday: number;
  views: number;
  /** 1, or the inverse of the chance that its image had to be shown then. */
  weight: number;
};

export type Counter = 'clicks' | 'carts' | 'orders';

export function validWindows(windows: readonly MeasuredWindow[], until: Date): MeasuredWindow[] {
  return windows.filter(({ isVoid, to }) => !isVoid && to <= until);
}

/** There is nothing to learn of an image from a window without views, though it was shown. */
export function withViews(windows: readonly MeasuredWindow[]): MeasuredWindow[] {
  return windows.filter(({ views }) => views > 0);
}

export function toSamples(
  windows: readonly MeasuredWindow[],
  weightOf: (window: MeasuredWindow) => number,
): Sample[] {
  return windows.map((window) => ({
    imageId: window.imageId,
    formerImageId: window.formerImageId,
    hour: moscowHour(window.from),
    weekday: moscowWeekday(window.from),
    views: window.views,
    weight: weightOf(window),
  }));
}

/** null: the source does not give this counter for every window. */
export function countsOf(windows: readonly MeasuredWindow[], counter: Counter): number[] | null {
  const counts = windows.map((window) => window[counter]).filter((count) => count !== null);
  return counts.length < windows.length ? null : counts;
}
