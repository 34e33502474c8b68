import { useMemo } from 'react';
import type { PositionMatrix } from '../use-entry-matrix.ts';

/** What another read knows of the queries that the screen has, in its order: those that are being removed are gone. */
export function useShownQueries<Row extends { query: string }>(
  rows: readonly Row[] | undefined,
  { rows: shown }: PositionMatrix,
): readonly Row[] | undefined {
  return useMemo(() => {
    if (rows === undefined) return undefined;
    const known = new Map(rows.map((row) => [row.query, row]));
    return shown.flatMap(({ query }) => known.get(query) ?? []);
  }, [rows, shown]);
}
