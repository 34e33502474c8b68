import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { findCardId, look, putProducts, watch } from '../../../test/builders/watched-products.ts';
import { createChance } from '../../platform/chance.ts';
import type { CardFacts, CardSource } from '../facts.ts';
import { pauseProducts } from '../watch/pause-products.ts';
import { nextHash } from './chain.ts';
import { storeLooks } from './store-looks.ts';

type Cabinet = Awaited<ReturnType<typeof makeCabinet>>;

let app: TestApp;
let cabinet: Cabinet;
/** Every test has products of its own: cards are shared by all who watch them. */
let sku = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  sku += 1000;
});

const FACTS: CardFacts = {
  title: 'Чайник',
  price: 100_000,
  stock: { isAvailable: true, stock: null },
  rating: 4.8,
  badges: [],
  offers: [],
};
const offer = (number: number, priceKopecks: number) => ({
  sku: Sku.parse(number),
  sellerId: number,
  sellerName: 'Лавка',
  priceKopecks,
});
const wait = (hours: number) => app.clock.advance(hours * HOUR_MS);

type LineRow = {
  kind: string;
  difference: { was?: unknown; now?: unknown };
  importance: string;
  from_at: Date;
  at: Date;
  times: number;
  last_at: Date;
  is_back: boolean;
};

async function listLines(of: Cabinet = cabinet): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select kind, difference, importance, from_at, at, times, last_at, is_back from radar_changes
    where cabinet_id = ${of.id} order by at, id`.execute(app.context.db);
  return rows;
}

const countSnapshots = async (cardId: number) =>
  (
    await sql<{
      number: number;
    }>`select number from card_snapshots where card_id = ${cardId} order by 1`.execute(app.context.db)
  ).rows.map(({ number }) => number);

async function watchRival(of: Cabinet = cabinet): Promise<number> {
  await watch(app, of, sku);
  return findCardId(app, sku);
}

describe('a look', () => {
  it('the first is the baseline, the next with another price one line', async () => {
    const card = await watchRival();
    const begun = app.clock.now();
    await look(app, card, FACTS);
    expect(await listLines()).toEqual([]);
    wait(1);
    await look(app, card, FACTS);
    wait(1);
    await look(app, card, { ...FACTS, price: 80_000 });
    expect(await listLines()).toMatchObject([
      {
        kind: 'price',
        difference: { was: 100_000, now: 80_000 },
        importance: 'high',
        times: 1,
        is_back: false,
      },
    ]);
    const [line] = await listLines();
    expect([line?.from_at, line?.at]).toEqual([new Date(begun.getTime() + HOUR_MS), app.clock.now()]);
    expect(await countSnapshots(card)).toEqual([1, 2]);
  });

  it('that comes again changes nothing', async () => {
    const card = await watchRival();
    await look(app, card, FACTS);
    wait(1);
    for (let time = 0; time < 3; time += 1) await look(app, card, { ...FACTS, price: 80_000 });
    expect(await listLines()).toHaveLength(1);
    expect(await countSnapshots(card)).toEqual([1, 2]);
  });

  it('with letters that the database cannot keep is stored without them', async () => {
    const card = await watchRival();
    await look(app, card, { ...FACTS, title: 'Чай\u0000ник \ud800' });
    const { rows } = await sql<{ facts: CardFacts }>`
      select facts from watched_cards where id = ${card}`.execute(app.context.db);
    expect(rows[0]?.facts.title).toBe('Чайник \ufffd');
  });

  it('of a card that was deleted meanwhile is dropped', async () => {
    await look(app, 2_000_000_000, FACTS);
  });
});

test('what goes back within a day is one line with its count', async () => {
  const card = await watchRival();
  await look(app, card, FACTS);
  for (const price of [80_000, 100_000, 80_000, 100_000]) {
    wait(2);
    await look(app, card, { ...FACTS, price });
  }
  expect(await listLines()).toMatchObject([
    { difference: { was: 100_000, now: 80_000 }, times: 2, is_back: true, last_at: app.clock.now() },
  ]);
  expect(await countSnapshots(card)).toHaveLength(5);
});

describe('who gets a line', () => {
  it('each cabinet that watched when the fact was read before', async () => {
    const card = await watchRival();
    await look(app, card, FACTS);
    wait(1);
    const [other, paused] = [await makeCabinet(app), await makeCabinet(app)];
    await watchRival(other);
    await watchRival(paused);
    await pauseProducts(app.context, { cabinetId: paused.id, skus: [sku], isPaused: true });
    await look(app, card, { ...FACTS, price: 80_000 });
    // What the newcomer sees first is its baseline.
    expect(
      [await listLines(), await listLines(other), await listLines(paused)].map((lines) => lines.length),
    ).toEqual([1, 0, 0]);
    wait(1);
    await look(app, card, { ...FACTS, price: 70_000 });
    expect((await listLines(other)).map(({ difference }) => difference)).toMatchObject([
      { was: 80_000, now: 70_000 },
    ]);
    expect(await listLines(paused)).toEqual([]);
  });

  it('of an own product each fact from one source', async () => {
    await putProducts(app, cabinet, [sku]);
    const rival = await makeCabinet(app);
    const card = await watchRival();
    await watchRival(rival);
    const own = await findCardId(app, sku, cabinet);
    await look(app, card, FACTS);
    await look(app, own, { title: 'Чайник', price: 100_000 });
    wait(1);
    await look(app, own, { title: 'Чайник', price: 80_000 });
    await look(app, card, { ...FACTS, price: 80_000, offers: [offer(9, 70_000)] });
    expect((await listLines()).map(({ kind, importance }) => [kind, importance])).toEqual([
      ['price', 'high'],
      ['sellers', 'high'],
    ]);
    expect((await listLines(rival)).map(({ kind, importance }) => [kind, importance])).toEqual([
      ['price', 'high'],
      ['sellers', 'normal'],
    ]);
  });
});

describe('looks without an answer', () => {
  const listGaps = async (cardId: number) =>
    (
      await sql<{ reason: string; hours: number }>`
        select reason, (extract(epoch from to_at - from_at) / 3600)::integer as hours from card_gaps
        where card_id = ${cardId} order by from_at`.execute(app.context.db)
    ).rows;

  it('are a gap when answers come again, and never a change', async () => {
    const card = await watchRival();
    await look(app, card, FACTS);
    for (const reason of ['timeout', 'blocked', 'drift']) {
      wait(1);
      await look(app, card, { outcome: 'failed', reason });
    }
    wait(1);
    await look(app, card, FACTS);
    expect(await listLines()).toEqual([]);
    expect(await listGaps(card)).toEqual([{ reason: 'drift', hours: 4 }]);
  });

  it('a pause that nobody watched in is one', async () => {
    const card = await watchRival();
    await look(app, card, FACTS);
    await pauseProducts(app.context, { cabinetId: cabinet.id, skus: [sku], isPaused: true });
    wait(48);
    await pauseProducts(app.context, { cabinetId: cabinet.id, skus: [sku], isPaused: false });
    await look(app, card, { ...FACTS, price: 80_000 });
    expect(await listGaps(card)).toEqual([{ reason: 'paused', hours: 48 }]);
    expect(await listLines()).toEqual([]);
  });

  it('other sellers that could not be read are, where they matter', async () => {
    await putProducts(app, cabinet, [sku]);
    const card = await watchRival();
    const { offers: _, ...WITHOUT } = FACTS;
    await look(app, card, FACTS);
    wait(1);
    await look(app, card, WITHOUT);
    wait(1);
    await look(app, card, { ...FACTS, offers: [offer(9, 70_000)] });
    expect(await listGaps(card)).toEqual([{ reason: 'offers', hours: 2 }]);
  });
});

test('the stored snapshots hold their chain', async () => {
  const card = await watchRival();
  await look(app, card, { ...FACTS, rating: 4.85, title: 'Чайник «Ёлка» 1,5 л' });
  for (const price of [99_900, 100_000, null, 1.5e21]) {
    wait(30 * 24);
    await look(app, card, { ...FACTS, price, offers: [offer(9, 70_000)] });
  }
  type Row = {
    number: number;
    from_at: Date | null;
    at: Date;
    is_full: boolean;
    facts: CardFacts;
    hash: Buffer;
  };
  const { rows } = await sql<Row>`
    select number, from_at, at, is_full, facts, hash from card_snapshots
    where card_id = ${card} order by number`.execute(app.context.db);
  expect(rows).toHaveLength(5);
  let hash: Buffer | null = null;
  const source: CardSource = 'storefront';
  for (const { number, from_at, at, is_full, facts, hash: stored } of rows) {
    const content = { sku, source, number, fromAt: from_at?.toISOString() ?? null, at: at.toISOString() };
    hash = nextHash(hash, { ...content, isFull: is_full, facts });
    expect(stored).toEqual(hash);
  }
});

test('two workers at once, each look twice: the same lines as of one', async () => {
  const skus = Array.from({ length: 12 }, (_, index) => sku + index);
  const chance = createChance(11);
  const prices = skus.map(() => Array.from({ length: 12 }, () => 80_000 + 1000 * Math.floor(chance() * 3)));
  const begun = app.clock.now().getTime();
  const step = (index: number) => new Date(begun + index * 5 * HOUR_MS);

  async function play(of: Cabinet, shift: number, workers: number) {
    await watch(app, of, ...skus.map((one) => one + shift));
    const ids = await Promise.all(skus.map((one) => findCardId(app, one + shift)));
    for (let round = 0; round < 12; round += 1) {
      const looks = ids.map((cardId, index) => ({
        cardId,
        look: { outcome: 'read' as const, facts: { ...FACTS, price: prices[index]?.[round] ?? 0 } },
        at: step(round),
      }));
      const shares = Array.from({ length: workers }, (_, worker) =>
        worker % 2 === 0 ? looks : looks.toReversed(),
      );
      await Promise.all(shares.map((share) => storeLooks(app.context, share)));
    }
  }
  const other = await makeCabinet(app);
  await play(cabinet, 0, 1);
  await play(other, 500, 4);
  const lines = async (of: Cabinet, shift: number) =>
    (
      await sql<{ line: string }>`
        select concat_ws(' ', sku - ${shift}::integer, kind, difference, at, times, last_at, is_back) as line
        from radar_changes where cabinet_id = ${of.id} order by 1`.execute(app.context.db)
    ).rows.map(({ line }) => line);
  const single = await lines(cabinet, 0);
  expect(single.length).toBeGreaterThan(40);
  expect(await lines(other, 500)).toEqual(single);
});

test('a cabinet that is deleted while looks at its cards are stored', async () => {
  const skus = Array.from({ length: 40 }, (_, index) => sku + index);
  await putProducts(app, cabinet, skus);
  await watch(app, cabinet, ...skus);
  const ids = await Promise.all(skus.map((one) => findCardId(app, one, cabinet)));
  const shared = await Promise.all(skus.map((one) => findCardId(app, one)));
  const looks = (price: number) =>
    [...ids, ...shared].map((cardId) => ({
      cardId,
      look: { outcome: 'read' as const, facts: { ...FACTS, price, rating: price / 20_000 } },
      at: app.clock.now(),
    }));
  await storeLooks(app.context, looks(80_000));
  wait(1);
  await Promise.all([
    storeLooks(app.context, looks(90_000)),
    sql`delete from cabinets where id = ${cabinet.id}`.execute(app.context.db),
  ]);
  expect(await listLines()).toEqual([]);
});
