import { type MeasuredWindow, moscowHour, moscowWeekday, stratumOf } from './window.ts';

/** A window as the models see it. */
export type Sample = {
  imageId: number;
  formerImageId: number | null;
  hour: number;
  /** Of three hours. */
  block: number;
  stratum: number;
  weekday: number;
  views: number;
  /** Clicks, or whatever else is counted per view. */
  successes: number;
  /** 1, or the inverse of the chance that its image had to be shown then. */
  weight: number;
};

const BLOCK_HOURS = 3;

export type Counter = 'clicks' | 'carts' | 'orders';

/** Valid windows that were over at a moment. Without views there is nothing to learn from one. */
export function usableWindows(windows: readonly MeasuredWindow[], until: Date): MeasuredWindow[] {
  return windows.filter(({ isVoid, to, views }) => !isVoid && to <= until && views > 0);
}

/** null: the source does not give this counter for every window. */
export function toSamples(
  windows: readonly MeasuredWindow[],
  counter: Counter,
  weightOf: (window: MeasuredWindow) => number,
): Sample[] | null {
  const samples: Sample[] = [];
  for (const window of windows) {
    const successes = window[counter];
    if (successes === null) return null;
    samples.push({
      imageId: window.imageId,
      formerImageId: window.formerImageId,
      hour: moscowHour(window.from),
      block: Math.floor(moscowHour(window.from) / BLOCK_HOURS),
      stratum: stratumOf(window.from),
      weekday: moscowWeekday(window.from),
      views: window.views,
      successes,
      weight: weightOf(window),
    });
  }
  return samples;
}
