import { momentOf, type PlaceSeries } from './place-series.ts';

/** The first stored check from a moment on, as far as there are any; one that came before counts from that moment. */
export function firstCheckOf(seriesByKey: Iterable<PlaceSeries>, since: number): number | null {
  const moments = [...seriesByKey]
    .filter(({ checks }) => checks.length > 0)
    .map((series) => momentOf(series, 0));
  return moments.length === 0 ? null : Math.max(Math.min(...moments), since);
}
