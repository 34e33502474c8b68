/** One query in one city as one product follows it. */
export type Series = { sku: number; cityId: number; termId: number };

/**
 * Some series as a parameter. The engine takes no parameter of more than 128 KB, and the largest plan follows ten thousand:
 * the queries of a product in a city stand together, so that only they are written ten thousand times.
 */
export function writeSeries(series: readonly Series[]): string {
  const entries = Map.groupBy(series, ({ sku, cityId }) => `${sku} ${cityId}`);
  return JSON.stringify(
    [...entries.values()].map((ofEntry) => [
      ofEntry[0]?.sku,
      ofEntry[0]?.cityId,
      ofEntry.map(({ termId }) => termId),
    ]),
  );
}

/** Only rows of the series that a parameter names. */
export const seriesFilter = (parameter: string) => `cityHash64(product, term_id, city) in (
        select arrayJoin(arrayMap(term -> cityHash64(entry.1, term, entry.2), entry.3))
        from (
          select arrayJoin(
            JSONExtract({${parameter}:String}, 'Array(Tuple(UInt64, UInt32, Array(UInt32)))')
          ) as entry
        )
      )`;
