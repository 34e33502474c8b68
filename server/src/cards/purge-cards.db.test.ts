import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { findCardId, look, watch } from '../../test/builders/watched-products.ts';
import type { CardFacts } from './facts.ts';
import { purgeCards } from './purge-cards.ts';
import { removeProducts } from './watch/remove-products.ts';

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let sku = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  sku += 100;
  await watch(app, cabinet, sku);
});

const FACTS: CardFacts = { title: 'Чайник', price: 100_000 };
const wait = (days: number) => app.clock.advance(days * DAY_MS);

async function rowsOf(cardId: number) {
  const { rows } = await sql<{
    snapshots: { number: number; is_full: boolean }[];
    lines: number;
    gaps: number;
  }>`
    select
      (select json_agg(json_build_object('number', number, 'is_full', is_full) order by number)
        from card_snapshots where card_id = ${cardId}) as snapshots,
      (select count(*) from radar_changes where card_id = ${cardId}) as lines,
      (select count(*) from card_gaps where card_id = ${cardId}) as gaps`.execute(app.context.db);
  return rows[0];
}

it('keeps everything from the newest whole snapshot before the longest history on', async () => {
  const card = await findCardId(app, sku);
  await look(app, card, FACTS);
  // The second and fourth snapshots hold the price alone, the third and fifth are whole again.
  for (const [days, price] of [
    [10, 90_000],
    [30, 80_000],
    [10, 70_000],
    [30, 60_000],
    [10, 50_000],
  ] as const) {
    wait(days);
    await look(app, card, { ...FACTS, price });
  }
  const whole = await rowsOf(card);
  expect(whole?.snapshots.map(({ is_full }) => is_full)).toEqual([true, false, true, false, true, false]);
  expect(whole).toMatchObject({ lines: 5, gaps: 5 });
  await purgeCards(app.context);
  expect(await rowsOf(card)).toEqual(whole);
  // The longest history now begins between the fourth and the fifth.
  wait(365 - 20);
  await purgeCards(app.context);
  expect(await rowsOf(card)).toMatchObject({
    snapshots: [
      { number: 3, is_full: true },
      { number: 4, is_full: false },
      { number: 5, is_full: true },
      { number: 6, is_full: false },
    ],
    lines: 2,
    gaps: 2,
  });
  wait(1000);
  await purgeCards(app.context);
  expect(await rowsOf(card)).toMatchObject({
    snapshots: [{ number: 5 }, { number: 6 }],
    lines: 0,
    gaps: 0,
  });
});

it('forgets a card that nobody has watched for a month, not its lines', async () => {
  const card = await findCardId(app, sku);
  await look(app, card, FACTS);
  wait(1);
  await look(app, card, { ...FACTS, price: 90_000 });
  await removeProducts(app.context, { cabinetId: cabinet.id, skus: [sku] });
  wait(29);
  await purgeCards(app.context);
  expect(await findCardId(app, sku)).toBe(card);
  wait(2);
  await purgeCards(app.context);
  await expect(findCardId(app, sku)).rejects.toThrow('Nobody watches');
  expect(await rowsOf(card)).toMatchObject({ snapshots: null, lines: 1 });
});
