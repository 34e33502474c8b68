import { addDays, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { JumpRow, JumpSpans } from '@vitrina/contract/sharp-jumps.ts';
import * as z from 'zod';
import { OWN_TEXT_IDS, QUERY_TEXT_ID } from '../own-queries/figures-sql.ts';
import { listBestPlaces } from '../own-queries/places/list-best-places.ts';
import { listTrackedTerms } from '../own-queries/places/list-tracked-terms.ts';
import type { DbContext, ReportContext, TimedStoresContext } from '../platform/context.ts';
import type { NotesTables } from '../products/notes/tables.ts';
import type { WindowComparison } from './plan-comparison.ts';

const Row = z.object({ query_id: z.int(), skus: z.array(z.int()) });

/** Those of some own products that some queries found in either window, by the id of the query. */
async function listFoundSkus(
  { clickhouse }: ReportContext,
  { cabinetId, skus }: { cabinetId: number; skus: readonly number[] },
  { spans }: WindowComparison,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (skus.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'sharp jumps: own products',
    `select requested.query_id as query_id, found.skus as skus
    from
    (
      select ${QUERY_TEXT_ID} as text_id, groupUniqArray(own.sku) as skus
      from own_query_day as own
      where own.cabinet = {cabinet:UInt32} and own.sku in {skus:Array(UInt64)} and own.day between {from:Date} and {to:Date}
        and text_id in (select text_id from ${OWN_TEXT_IDS})
      group by text_id
    ) as found
    inner join ${OWN_TEXT_IDS} as requested on found.text_id = requested.text_id`,
    { cabinet: cabinetId, skus, from: spans.before.from, to: spans.after.to, ids },
    Row,
  );
  return new Map(rows.map((row) => [row.query_id, row.skus]));
}

type Note = NonNullable<JumpRow['note']>;

/** What was noted about products of a cabinet in either window, the newest first. */
async function listNotesNear(
  { db }: DbContext,
  cabinetId: number,
  { before, after }: JumpSpans,
): Promise<Note[]> {
  const rows = await db
    .withTables<NotesTables>()
    .selectFrom('notes')
    .select(['sku', 'at', 'text'])
    .where('cabinet_id', '=', cabinetId)
    .where('at', '>=', startOfMoscowDay(before.from))
    .where('at', '<', startOfMoscowDay(addDays(after.to, 1)))
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ sku, at, text }) => ({ sku, at: at.toISOString(), text }));
}

type OwnOf = (id: number) => Pick<JumpRow, 'best' | 'note'>;

/** What the cabinet has to do with some queries: its best places, and its notes on what is found by them. */
export async function listOwn(
  context: TimedStoresContext,
  cabinetId: number,
  comparison: WindowComparison,
  texts: ReadonlyMap<number, string>,
): Promise<OwnOf> {
  // Places and own queries are told by Ozon alone.
  if (comparison.marketplace !== 'ozon') return () => ({ best: null, note: null });
  const rows = [...texts].map(([query_id, text]) => ({ query_id, text }));
  const terms = await listTrackedTerms(context, [cabinetId]);
  const [best, [notes, found]] = await Promise.all([
    listBestPlaces(context, [cabinetId], terms, { day: comparison.day, rows }),
    listNotesNear(context, cabinetId, comparison.spans).then(async (near) => {
      // Notes are few, so only their products are looked for.
      const skus = [...new Set(near.map(({ sku }) => sku))];
      return [
        near,
        await listFoundSkus(context, { cabinetId, skus }, comparison, [...texts.keys()]),
      ] as const;
    }),
  ]);
  return (id) => ({
    best: best.get(texts.get(id) ?? '') ?? null,
    note: notes.find(({ sku }) => found.get(id)?.includes(sku)) ?? null,
  });
}
