import type { AbEventKind } from '@vitrina/contract/ab-tests/results.ts';
import type { Selectable, Transaction } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { addLog } from '../project/log.ts';
import type { AbTestsTables } from '../tables.ts';
import { type Found, findEvents, LASTING, type Look, type Seen } from './find-events.ts';

type Trx = Transaction<AbTestsTables>;
type Looked = { testId: number; cabinetId: number; at: Date };
type Row = Selectable<AbTestsTables['ab_looks']>;

const fromRow = (row: Row): Seen => ({
  priceKopecks: row.price_kopecks,
  saleKopecks: row.sale_kopecks,
  stock: row.stock,
  ranCampaignIds: row.ran_campaign_ids,
  stoppedCampaignIds: row.stopped_campaign_ids,
});

async function remember(trx: Trx, { testId, cabinetId, at }: Looked, { seen }: Found): Promise<void> {
  const look = {
    looked_at: at,
    price_kopecks: seen.priceKopecks,
    sale_kopecks: seen.saleKopecks,
    stock: seen.stock,
    ran_campaign_ids: [...seen.ranCampaignIds],
    stopped_campaign_ids: seen.stoppedCampaignIds === null ? null : [...seen.stoppedCampaignIds],
  };
  await trx
    .insertInto('ab_looks')
    .values({ test_id: testId, cabinet_id: cabinetId, ...look })
    .onConflict((conflict) => conflict.column('test_id').doUpdateSet(look))
    .execute();
}

async function storeEvents(trx: Trx, { testId, cabinetId, at }: Looked, { began, ended }: Found) {
  const isLasting = (kind: AbEventKind) => LASTING.some((lasting) => lasting === kind);
  for (const kind of began) {
    const until = isLasting(kind) ? null : at;
    await trx
      .insertInto('ab_events')
      .values({ test_id: testId, cabinet_id: cabinetId, kind, at, until })
      .execute();
  }
  if (ended.length === 0) return;
  await trx
    .updateTable('ab_events')
    .set({ until: at })
    .where('test_id', '=', testId)
    .where('kind', 'in', ended)
    .where('until', 'is', null)
    .execute();
}

/** Proposes to leave out the windows that were shown between two moments; a person decides. */
async function suggest(trx: Trx, { testId, at }: Looked, kind: AbEventKind, from: Date): Promise<number> {
  const { numUpdatedRows } = await trx
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

async function suggestAll(trx: Trx, looked: Looked, formerAt: Date, found: Found): Promise<void> {
  const going = await trx
    .selectFrom('ab_events')
    .select('kind')
    .where('test_id', '=', looked.testId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '=', looked.at)]))
    .execute();
  const { cabinetId, testId, at } = looked;
  for (const kind of new Set(going.map((event) => event.kind))) {
    const touched = await suggest(trx, looked, kind, formerAt);
    // Once for each event, however many windows it reaches in the end.
    if (touched > 0 && found.began.includes(kind))
      await addLog(trx, { cabinetId, testId, at, line: { kind: 'voidSuggested', reason: kind } });
  }
}

/** What has happened since the last look, with the windows it touched: all of it or nothing. */
export async function storeLook({ db }: DbContext, looked: Looked, look: Look): Promise<void> {
  await db
    .withTables<AbTestsTables>()
    .transaction()
    .execute(async (trx) => {
      // The test's row first, as everywhere.
      const test = await trx
        .selectFrom('ab_tests')
        .select('status')
        .where('id', '=', looked.testId)
        .forUpdate()
        .executeTakeFirst();
      if (test?.status !== 'running') return;
      const former = await trx
        .selectFrom('ab_looks')
        .selectAll()
        .where('test_id', '=', looked.testId)
        .executeTakeFirst();
      if (former && former.looked_at >= looked.at) return;
      const found = findEvents(former && fromRow(former), look);
      await remember(trx, looked, found);
      await storeEvents(trx, looked, found);
      await suggestAll(trx, looked, former?.looked_at ?? looked.at, found);
      if (found.began.length + found.ended.length === 0) return;
      await trx
        .updateTable('ab_tests')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', looked.testId)
        .execute();
    });
}
