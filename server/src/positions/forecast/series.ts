/** A product by one query in one city: what has places, and a forecast. */
export type SeriesKey = { sku: number; cityId: number; termId: number };

export function seriesName({ sku, cityId, termId }: SeriesKey): string {
  return `${sku}|${cityId}|${termId}`;
}
