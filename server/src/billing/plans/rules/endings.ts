import { planTypeAt, type Span } from './slots.ts';

export type Ending = { at: Date; planType: number; planTypeAfter: number };

/** The moments after `since` and up to `until` at which less is in force than the moment before, the earliest first. */
export function listEndings(spans: readonly Span[], since: Date, until: Date): Ending[] {
  const moments = [...new Set(spans.map(({ to }) => to.getTime()))].toSorted((one, other) => one - other);
  return moments
    .filter((moment) => moment > since.getTime() && moment <= until.getTime())
    .map((moment) => ({
      at: new Date(moment),
      planType: planTypeAt(spans, new Date(moment - 1)),
      planTypeAfter: planTypeAt(spans, new Date(moment)),
    }))
    .filter(({ planType, planTypeAfter }) => planTypeAfter < planType);
}
