import type { AbEventKind } from '@vitrina/contract/ab-tests/results.ts';
import type { Kysely, Selectable } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { addLog } from '../project/log.ts';
import type { AbTestsTables } from '../tables.ts';
import { type Found, findEvents, LASTING, type Look, type Seen } from './find-events.ts';

type Tables = Kysely<AbTestsTables>;
type Looked = { testId: number; cabinetId: number; at: Date };
type Row = Selectable<AbTestsTables['ab_looks']>;

const fromRow = (row: Row): Seen => ({
  priceKopecks: row.price_kopecks,
  saleKopecks: row.sale_kopecks,
  stock: row.stock,
  ranCampaignIds: row.ran_campaign_ids,
  stoppedCampaignIds: row.stopped_campaign_ids,
});

async function remember(tables: Tables, { testId, cabinetId, at }: Looked, { seen }: Found): Promise<void> {
  const look = {
    looked_at: at,
    price_kopecks: seen.priceKopecks,
    sale_kopecks: seen.saleKopecks,
    stock: seen.stock,
    ran_campaign_ids: [...seen.ranCampaignIds],
    stopped_campaign_ids: seen.stoppedCampaignIds === null ? null : [...seen.stoppedCampaignIds],
  };
  await tables
    .insertInto('ab_looks')
    .values({ test_id: testId, cabinet_id: cabinetId, ...look })
    .onConflict((conflict) => conflict.column('test_id').doUpdateSet(look))
    .execute();
}

async function storeEvents(tables: Tables, { testId, cabinetId, at }: Looked, { began, ended }: Found) {
  const isLasting = (kind: AbEventKind) => LASTING.some((lasting) => lasting === kind);
  for (const kind of began) {
    const until = isLasting(kind) ? null : at;
    await tables
      .insertInto('ab_events')
      .values({ test_id: testId, cabinet_id: cabinetId, kind, at, until })
      .execute();
  }
  if (ended.length === 0) return;
  await tables
    .updateTable('ab_events')
    .set({ until: at })
    .where('test_id', '=', testId)
    .where('kind', 'in', ended)
    .where('until', 'is', null)
    .execute();
}

/** Proposes to leave out the windows that were shown between two moments; a person decides. */
async function suggest(
  tables: Tables,
  { testId, at }: Looked,
  kind: AbEventKind,
  from: Date,
): Promise<number> {
  const { numUpdatedRows } = await tables
    .updateTable('ab_windows')
    .set({ suggestion: kind })
    .where('test_id', '=', testId)
    .where('is_warm_up', '=', false)
    .where('suggestion', 'is', null)
    .where('shown_from', '<=', at)
    .where((eb) => eb.or([eb('shown_to', 'is', null), eb('shown_to', '>', from)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Answers the events that have begun and touched a window: each once, however many it will be in the end. */
async function suggestAll(
  tables: Tables,
  looked: Looked,
  formerAt: Date,
  found: Found,
): Promise<AbEventKind[]> {
  const going = await tables
    .selectFrom('ab_events')
    .select('kind')
    .where('test_id', '=', looked.testId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '=', looked.at)]))
    .execute();
  const suggested: AbEventKind[] = [];
  for (const kind of new Set(going.map((event) => event.kind))) {
    const touched = await suggest(tables, looked, kind, formerAt);
    if (touched > 0 && found.began.includes(kind)) suggested.push(kind);
  }
  return suggested;
}

/** What has happened since the last look, with the windows it touched: all of it or nothing. */
export async function storeLook({ db }: DbContext, looked: Looked, look: Look): Promise<void> {
  const { testId, cabinetId, at } = looked;
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<AbTestsTables>();
    // The test's row first, as everywhere.
    const test = await tables
      .selectFrom('ab_tests')
      .select('status')
      .where('id', '=', testId)
      .forUpdate()
      .executeTakeFirst();
    if (test?.status !== 'running') return;
    const former = await tables
      .selectFrom('ab_looks')
      .selectAll()
      .where('test_id', '=', testId)
      .executeTakeFirst();
    if (former && former.looked_at >= at) return;
    const found = findEvents(former && fromRow(former), look);
    await remember(tables, looked, found);
    await storeEvents(tables, looked, found);
    for (const kind of await suggestAll(tables, looked, former?.looked_at ?? at, found))
      await addLog(trx, { cabinetId, testId, at, line: { kind: 'voidSuggested', reason: kind } });
    if (found.began.length + found.ended.length === 0) return;
    await tables
      .updateTable('ab_tests')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', testId)
      .execute();
  });
}
