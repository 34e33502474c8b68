/** A figure as reports tell it: its change from the earlier period in whole percent, if there is one to compare. */
export type Metric = { current: number; dynamics?: number };

export function compare(current: number, past: number | undefined): Metric {
  return past === undefined ? { current } : { current, dynamics: dynamicsOf(current, past) };
}

export function dynamicsOf(current: number, past: number): number {
  if (past === 0) return current === 0 ? 0 : 100;
  return Math.round(((current - past) / past) * 100);
}

export const wholePercent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
