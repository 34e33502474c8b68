import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { REFUSED_STATUSES } from '../../cabinets/keys/refuse-key.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import type { Context } from '../../platform/context.ts';
import { lockTest } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';
import { LONGEST_IMPORT_MS } from './decide.ts';
import { type CardRow, type DueTest, findCard, listDueTests } from './due-tests.ts';
import { interrupt, postponeTest } from './fail-test.ts';
import type { PlacedOrder } from './place-order.ts';
import { type CardReading, readCards } from './read-cards.ts';
import { KEY_WAIT_MS, POLL_MS } from './retry.ts';
import { failOutside, sendOrders } from './send-orders.ts';
import { stepTest } from './step-test.ts';

/** Without a key nothing is shown and nothing can be put back: what waits goes on as soon as there is another one. */
async function waitForKey({ db, clock }: Context, tests: readonly DueTest[]): Promise<void> {
  const now = clock.now();
  for (const { row: listed } of tests) {
    await db.transaction().execute(async (trx) => {
      const row = await lockTest(trx, { cabinetId: listed.cabinet_id, testId: listed.id });
      const failed = { row, card: await findCard(trx, row.id), now };
      const details = 'Invalid Api-Key';
      await postponeTest(trx, failed, { waitMs: KEY_WAIT_MS, details });
      if (row.status === 'running') await interrupt(trx, failed, { reason: 'error', details });
    });
  }
}

/** Of an order that is on its way there is nothing to decide: most looks of a test are such. */
function isOnItsWay(card: CardRow | undefined, reading: CardReading | undefined, now: Date): boolean {
  if (!card?.ordered_at || reading?.result?.status !== 'pending') return false;
  return now.getTime() - card.ordered_at.getTime() < LONGEST_IMPORT_MS;
}

async function lookLater({ db, clock }: Context, tests: readonly DueTest[]): Promise<void> {
  if (tests.length === 0) return;
  await db
    .withTables<AbTestsTables>()
    .updateTable('ab_tests')
    .set({ due_at: new Date(clock.now().getTime() + POLL_MS) })
    .where(
      'id',
      'in',
      tests.map(({ row }) => row.id),
    )
    .execute();
}

/**
 * Everything that is due on the cards of a cabinet: orders are followed, cards read, windows shown, and what is to be sent
 * goes in one import. One worker at a time does it, and whatever it is killed at is found by the next one.
 */
export async function advanceCabinet(context: Context, cabinetId: number): Promise<void> {
  const { clock, db } = context;
  const tests = await listDueTests(context, cabinetId, clock.now());
  const cabinet = await findCabinet(context, cabinetId);
  if (tests.length === 0 || cabinet === undefined) return;
  if (REFUSED_STATUSES.some((status) => status === cabinet.key_status)) {
    await waitForKey(context, tests);
    return;
  }
  const key = openMarketplaceKey(context, cabinet);
  const readings = await readCards(context, key, tests);
  if ('outcome' in readings) {
    const testIds = tests.map(({ row }) => row.id);
    await failOutside(context, cabinet, testIds, readings);
    return;
  }
  const waiting = tests.filter(({ row, card }) => isOnItsWay(card, readings.get(row.id), clock.now()));
  await lookLater(context, waiting);
  const orders: PlacedOrder[] = [];
  for (const test of tests) {
    if (waiting.includes(test)) continue;
    const { row } = test;
    const reading = readings.get(row.id) ?? { result: null, seen: null };
    const pass = { context, reading, now: clock.now() };
    const order = await db.transaction().execute((trx) => stepTest(trx, { cabinetId, testId: row.id }, pass));
    if (order) orders.push(order);
  }
  await sendOrders(context, key, cabinet, orders);
}
