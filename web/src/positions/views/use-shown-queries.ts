import { useMemo } from 'react';
import type { PositionMatrix } from '../matrix/read-matrix.ts';

/** Those of the shown queries that are known, in their order. */
export function inOrderOf<Row extends { query: string }>(
  rows: readonly Row[],
  shown: readonly { query: string }[],
): readonly Row[] {
  const known = new Map(rows.map((row) => [row.query, row]));
  return shown.flatMap(({ query }) => known.get(query) ?? []);
}

/** What another read knows of the queries that the screen has, in its order: those that are being removed are gone. */
export function useShownQueries<Row extends { query: string }>(
  rows: readonly Row[] | undefined,
  { rows: shown }: PositionMatrix,
): readonly Row[] | undefined {
  return useMemo(() => rows && inOrderOf(rows, shown), [rows, shown]);
}
