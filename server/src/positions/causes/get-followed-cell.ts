import type { explainPositionMove } from '@vitrina/contract/positions/causes.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { ShelfInput } from '../../shelves/keep-shelf.ts';
import { shelfQuery } from '../../shelves/rules.ts';
import { type EntryRow, getEntry, listEntryTerms } from '../get-entry.ts';
import { type CellSpan, planCell } from '../matrix/plan-cell.ts';
import { getHistoryDays, requireInRange } from '../matrix/plan-period.ts';
import { normaliseQueries } from '../rules.ts';
import type { Followed } from './list-checks.ts';

export type CellInput = Omit<z.output<(typeof explainPositionMove)['input']>, 'against'>;

export type FollowedCell = {
  followed: Followed;
  entry: EntryRow;
  query: string;
  shelf: ShelfInput;
  span: CellSpan;
  historyDays: number;
};

/** What a cell stands for; a query that the entry does not have is not there, as the entry of another cabinet is not. */
export async function getFollowedCell(context: Context, input: CellInput): Promise<FollowedCell> {
  const { cabinetId, entryId, bucket, grouping, shown } = input;
  const db = context.db.withTables();
  const entry = await getEntry(db, cabinetId, entryId);
  const [terms, historyDays] = await Promise.all([
    listEntryTerms(db, entryId),
    getHistoryDays(context, cabinetId),
  ]);
  const [text] = normaliseQueries([input.query]);
  const term = terms.find(({ query }) => query === text);
  if (term === undefined) throw problem('position.notFound');
  const span = requireInRange(
    planCell({ at: new Date(bucket), grouping, historyDays, now: context.clock.now(), shown }),
  );
  return {
    followed: {
      cabinetId,
      sku: entry.sku,
      cityId: entry.city_id,
      termId: term.id,
    },
    entry,
    query: term.query,
    shelf: {
      query: shelfQuery(term.query),
      cityId: entry.city_id,
    },
    span,
    historyDays,
  };
}
