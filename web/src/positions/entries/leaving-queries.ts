import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import * as z from 'zod/mini';

const Queries = z.array(z.string());
const prefixOf = (entryId: PositionEntryId) => `position-queries-${entryId}-`;

/** Names queries that are on their way out, all of one removal together. */
export function leavingKeyOf(entryId: PositionEntryId, queries: readonly string[]): string {
  return `${prefixOf(entryId)}${JSON.stringify(queries)}`;
}

export function leavingQueries(keys: ReadonlySet<string>, entryId: PositionEntryId): Set<string> {
  const prefix = prefixOf(entryId);
  const own = [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return new Set(own.flatMap((list) => Queries.parse(JSON.parse(list))));
}
