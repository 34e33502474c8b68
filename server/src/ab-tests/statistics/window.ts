import { DAY_HOURS, DAY_MS, HOUR_MS, MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';

/** One showing of one image, the unit of analysis. Counters without the burn-in, as they were attributed. */
export type MeasuredWindow = {
  number: number;
  imageId: number;
  from: Date;
  to: Date;
  views: number;
  clicks: number;
  carts: number | null;
  orders: number;
  modelOrders: number | null;
  /** Left out of the analysis, by a person or because the counters of it could not be attributed. */
  isVoid: boolean;
  /** The image of the window before, for carry-over. */
  formerImageId: number | null;
};

export type Shown = Pick<MeasuredWindow, 'imageId' | 'from' | 'to'>;

const WEEK_DAYS = 7;
const STRATUM_HOURS = 6;
/** Quarters of the Moscow day. Each image must have been shown in each of them. */
const HOUR_STRATA = DAY_HOURS / STRATUM_HOURS;

const moscowMs = (at: Date) => at.getTime() + MOSCOW_OFFSET_MS;

export function moscowHour(at: Date): number {
  return Math.floor((moscowMs(at) % DAY_MS) / HOUR_MS);
}

export function moscowWeekday(at: Date): number {
  return Math.floor(moscowMs(at) / DAY_MS) % WEEK_DAYS;
}

/** The hours of the day whose beginning lies in a window; of a window without one, the hour that it lies in. */
export function hoursOf({ from, to }: Pick<Shown, 'from' | 'to'>): number[] {
  const first = Math.ceil(moscowMs(from) / HOUR_MS);
  const after = Math.ceil(moscowMs(to) / HOUR_MS);
  if (after <= first) return [moscowHour(from)];
  const hours = Array.from({ length: after - first }, (_, index) => (first + index) % DAY_HOURS);
  return [...new Set(hours)];
}

/** How long each image was shown in each quarter of the day, in milliseconds. */
export function exposuresOf(windows: readonly Shown[]): ReadonlyMap<number, readonly number[]> {
  const length = STRATUM_HOURS * HOUR_MS;
  const exposures = new Map<number, number[]>();
  for (const { imageId, from, to } of windows) {
    const strata = exposures.get(imageId) ?? Array.from({ length: HOUR_STRATA }, () => 0);
    exposures.set(imageId, strata);
    for (let start = moscowMs(from); start < moscowMs(to); ) {
      const end = Math.min(moscowMs(to), (Math.floor(start / length) + 1) * length);
      const stratum = Math.floor(start / length) % HOUR_STRATA;
      strata[stratum] = (strata[stratum] ?? 0) + end - start;
      start = end;
    }
  }
  return exposures;
}
