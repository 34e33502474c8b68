import { addDays } from '@vitrina/contract/dates.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import type { AbTestsTables } from '../../server/src/ab-tests/tables.ts';
import type { CabinetsTables } from '../../server/src/cabinets/tables.ts';
import { makeReadyCounts } from '../../server/src/my-requests/ready/make-ready-counts.ts';
import { keepNewestPlaces } from '../../server/src/own-queries/places/keep-newest-places.ts';
import type { ReadCost } from '../../server/src/platform/clickhouse/client.ts';
import { movedClock } from '../../server/src/platform/clock.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { keepCurve } from '../../server/src/request-statistics/curves/keep-curve.ts';
import { spanBefore } from '../../server/src/request-statistics/period.ts';
import { fillTest } from '../../server/test/builders/fill-test.ts';
import { type Asking, askAs } from '../ask-as.ts';
import { MARKET } from '../fill-market.ts';
import { makeSeller, type Seller } from '../make-seller.ts';
import type { Bench } from '../open-bench.ts';
import { fillCabinet, SHOP } from './fill-cabinet.ts';
import { fillShelves } from './fill-shelves.ts';

/** The afternoon after the market's last day: every source has its day ready. */
export const NOW = new Date(`${addDays(MARKET.lastDay, 1)}T13:00:00Z`);
const FILLED = 'Bench: tools';
const FILLING = 'Bench: tools, being filled';

export type Tools = Seller & Asking & { context: Context; costs: ReadCost[]; testId: number };

async function findSeller({ db }: Context): Promise<Seller | undefined> {
  const row = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select(['id', 'owner_id'])
    .where('name', '=', FILLED)
    .executeTakeFirst();
  return row && { cabinetId: CabinetId.parse(row.id), userId: row.owner_id };
}

/** A seller with everything that the search tools show; made once and kept beside the market. */
async function prepareSeller(
  context: Context,
  products: number,
  say: (line: string) => void,
): Promise<Seller> {
  const known = await findSeller(context);
  if (known) return known;
  say(`Filling a cabinet of ${products.toLocaleString('en')} products (minutes, the first time only)…`);
  const seller = await makeSeller(context, FILLING);
  await fillCabinet(context, seller.cabinetId, products);
  await fillShelves(context, seller);
  await context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ name: FILLED })
    .where('id', '=', seller.cabinetId)
    .execute();
  return seller;
}

async function findTest({ db }: Context, { cabinetId }: Seller): Promise<number | undefined> {
  const tables = db.withTables<AbTestsTables>();
  const test = await tables
    .selectFrom('ab_tests')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  return test?.id;
}

export async function openTools(
  { context: bench, costs }: Bench,
  say: (line: string) => void,
  products: number = SHOP.products,
): Promise<Tools> {
  const context = { ...bench, clock: movedClock(NOW) };
  const seller = await prepareSeller(context, products, say);
  // As the jobs do when a day has come in, or somebody has looked at a period.
  await makeReadyCounts(context, seller.cabinetId);
  await keepNewestPlaces(context, seller.cabinetId);
  for (const days of [28, 90]) {
    const span = { from: addDays(MARKET.lastDay, 1 - days), to: MARKET.lastDay };
    for (const one of [span, spanBefore(span)]) await keepCurve(context, seller.cabinetId, one);
  }
  const testId = (await findTest(context, seller)) ?? (await fillTest(context, seller, SHOP.firstSku));
  return { ...seller, context, costs, testId, ...(await askAs(context, seller.userId)) };
}
