import { Effect, getEffect } from '@vitrina/contract/effects/effects.ts';
import { NoteId } from '@vitrina/contract/ids.ts';
import type { Context } from '../server/src/platform/context.ts';
import { askAs } from './ask-as.ts';
import { fillShop, SHOP } from './effects/fill-shop.ts';
import { makeSeller, type Seller } from './make-seller.ts';
import { inMs, type Measured, measure } from './measure.ts';
import { percentile } from './percentile.ts';
import type { Row } from './report.ts';

const NOTES = 60;
const BARE_ROUNDS = 20;
const BUDGET_P95_MS = 300;

/** Nothing but the figures that one question reads. */
const SCAN = `select sum(units), sum(card_users), sum(view_users)
  from own_product_day final where cabinet = {cabinet:UInt32} and sku % {kinds:UInt32} = 1`;

export const EFFECTS_BEFORE = `A cabinet of ${SHOP.products.toLocaleString('en')} own products of ${SHOP.kinds} kinds with ${SHOP.days} days of figures and advertising, ${SHOP.shelves} shelves with
${SHOP.onShelf} tracked products each, and ${NOTES} notes of as many products, each with four weeks after it.`;

type Answered = { ms: number; effect: Effect };

/** One after the other: each is a whole request. */
async function askAll(
  context: Context,
  { cabinetId, userId }: Seller,
  noteIds: readonly number[],
): Promise<Answered[]> {
  const asking = await askAs(context, userId);
  const answered: Answered[] = [];
  // The first one warms up.
  for (const id of [...noteIds.slice(0, 1), ...noteIds]) {
    const since = performance.now();
    const cause = { kind: 'note' as const, noteId: NoteId.parse(id) };
    const answer = await asking.ask(getEffect, { cabinetId, cause });
    answered.push({ ms: performance.now() - since, effect: Effect.parse(JSON.parse(answer)) });
  }
  await asking.close();
  return answered.slice(1);
}

const countSaid = (answered: readonly Answered[]) =>
  answered.reduce(
    (sum, { effect }) => sum + effect.measures.filter(({ figures }) => figures !== null).length,
    0,
  );

function toRow(what: string, answered: readonly Answered[], bare: Measured): Row {
  const times = answered.map(({ ms }) => ms);
  const measured = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), bytesRead: 0 };
  return {
    what: `effects: what a note did, ${what} (${answered.length} notes, ${countSaid(answered)} measures with an estimate)`,
    measured: inMs(measured),
    baseline: `bare sums of the same kind of products: ${inMs(bare)}`,
    ratio: measured.p50 / bare.p50,
    budget: `p95 < ${BUDGET_P95_MS} ms`,
    isKept: measured.p95 < BUDGET_P95_MS,
  };
}

/** What a note did to products of a large cabinet. */
export async function measureEffects(context: Context): Promise<Row[]> {
  const seller = await makeSeller(context, 'Effects');
  const noteIds = await fillShop(context, seller, NOTES);
  const answered = await askAll(context, seller, noteIds);
  // A question that is refused is answered at once, and would be measured as a fast one.
  if (countSaid(answered) < 3 * NOTES) throw new Error(`Too few answers: ${countSaid(answered)} measures.`);
  const bare = await measure([], BARE_ROUNDS, () =>
    context.clickhouse.command('bare scan', SCAN, { cabinet: seller.cabinetId, kinds: SHOP.kinds }),
  );
  const hasPlaces = ({ effect }: Answered) => effect.measures.some(({ measure: name }) => name === 'place');
  return [
    toRow('places tracked', answered.filter(hasPlaces), bare),
    toRow(
      'places not tracked',
      answered.filter((one) => !hasPlaces(one)),
      bare,
    ),
  ];
}
