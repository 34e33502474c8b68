import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { NOTHING_KNOWN, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cityBar, pageOf, type TinyAnswer, tile } from '../../../test/fakes/tiny-storefront.ts';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { createStorefront } from '../../integrations/storefront/create-storefront.ts';
import { workPositions } from '../jobs.ts';
import { planChecks } from './plan-checks.ts';

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(() => pipeline.begin());

describe('an observation', () => {
  test('one walk serves all products that follow a query', async () => {
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 1200));
    for (const sku of [30, 70, 1100, 9999]) await pipeline.track(sku, ['чай']);
    await pipeline.moveToDue();
    expect(await pipeline.run()).toBe(Math.ceil(1000 / 40));
    expect(await pipeline.listStored()).toMatchObject([
      { product: 30, outcome: 'found', place: 30 },
      { product: 70, outcome: 'found', place: 70 },
      { product: 1100, outcome: 'deep', place: null },
      { product: 9999, outcome: 'deep', place: null, places_read: 1000 },
    ]);
    expect(await pipeline.getLine()).toMatchObject({ outcome: 'ok', itemsCount: 4 });
  });

  test('a list read to its end is н/н', async () => {
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 50));
    await pipeline.track(9999, ['чай']);
    await pipeline.moveToDue();
    await pipeline.run();
    expect(await pipeline.listStored()).toEqual([
      { product: 9999, outcome: 'notFound', place: null, places_read: 50 },
    ]);
  });

  test('nothing is asked before its time, nor twice in a slot', async () => {
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await pipeline.track(5, ['чай']);
    expect(await pipeline.run()).toBe(0);
    await pipeline.moveToDue();
    expect(await pipeline.run()).toBe(1);
    pipeline.app.clock.advance(4 * MINUTE);
    expect(await pipeline.run()).toBe(0);
    pipeline.app.clock.advance(MINUTE);
    expect(await pipeline.run()).toBe(1);
    expect(await pipeline.listOutcomes()).toEqual(['found', 'found']);
  });

  test('the first positions are there within two periods', async () => {
    const queries = Array.from({ length: 8 }, (_, index) => `запрос ${index}`);
    for (const query of queries) pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 60));
    const { entryId, firstExpectedAt } = await pipeline.track(50, queries);
    while (pipeline.app.clock.now() < new Date(firstExpectedAt)) {
      pipeline.app.clock.advance(5000);
      if ((await planChecks(pipeline.app.context)) > 0) await pipeline.run();
    }
    const input = { cabinetId: pipeline.cabinet.id };
    const { entries } = await pipeline.app.call(listPositionEntries, input, pipeline.cabinet.owner.token);
    expect(entries.find((entry) => entry.id === entryId)).toMatchObject({
      state: 'active',
      checkedCount: 8,
      foundCount: 8,
      averagePlace: 50,
      top10: 0,
      top50: 8,
      name: 'Товар 50',
      imageUrl: 'https://img.test/50.jpg',
      isOwn: false,
    });
  });
});

type Failure = { outcome: string; line: string; answer: TinyAnswer | 'hang' | 'reset' };

const failures: Failure[] = [
  { outcome: 'blocked', line: 'blocked', answer: { status: 403, body: '{"reason":"antibot"}' } },
  { outcome: 'captcha', line: 'blocked', answer: { status: 403, body: '<p>Передвиньте ползунок' } },
  { outcome: 'rateLimited', line: 'rateLimited', answer: { status: 429, headers: { 'retry-after': '30' } } },
  { outcome: 'drift', line: 'drift', answer: { body: pageOf([cityBar(MOSCOW), ['shelfOfTomorrow', {}]]) } },
  {
    outcome: 'cityMismatch',
    line: 'drift',
    answer: { body: pageOf([cityBar(2), ['tileGridDesktop', { items: [tile(5)] }]]) },
  },
  { outcome: 'timeout', line: 'timeout', answer: 'hang' },
  { outcome: 'unreachable', line: 'unreachable', answer: 'reset' },
  { outcome: 'serverError', line: 'serverError', answer: { status: 502 } },
];

describe('a failure', () => {
  test.each(failures)(
    '$outcome is repeated in its slot and ends it under its own name',
    async ({ outcome, line, answer }) => {
      pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
      await pipeline.track(5, ['чай']);
      pipeline.tiny.interfere(({ url }) => (url.pathname === '/search/' ? answer : undefined));
      await pipeline.moveToDue();
      const slotEndsAt = pipeline.app.clock.now().getTime() + 5 * MINUTE;
      let requested = 0;
      while (pipeline.app.clock.now().getTime() < slotEndsAt) {
        requested += await pipeline.run(answer === 'hang' ? pipeline.impatient() : undefined);
        pipeline.app.clock.advance(15_000);
      }
      expect(await pipeline.listOutcomes()).toEqual([outcome]);
      expect(requested).toBeGreaterThanOrEqual(outcome === 'blocked' || outcome === 'captcha' ? 1 : 2);
      expect(requested).toBeLessThanOrEqual(10);
      expect(await pipeline.getLine()).toMatchObject({ outcome: line, itemsCount: null });
    },
  );

  test.each(failures)('$outcome and then an answer: only the answer is stored', async ({ answer }) => {
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await pipeline.track(5, ['чай']);
    // A pause of several minutes would outlast the slot.
    const isRefusal = typeof answer === 'object' && answer.status === 403;
    const refused = isRefusal ? { ...answer, headers: { 'retry-after': '20' } } : answer;
    pipeline.tiny.interfere(({ url }) => (url.pathname === '/search/' ? refused : undefined));
    await pipeline.moveToDue();
    await pipeline.run(answer === 'hang' ? pipeline.impatient() : undefined);
    pipeline.tiny.interfere(undefined);
    for (let step = 0; step < 4; step += 1) {
      pipeline.app.clock.advance(15_000);
      await pipeline.run();
    }
    expect(await pipeline.listOutcomes()).toEqual(['found']);
  });

  test('on a later page ends the slot only for what was not seen yet', async () => {
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 200));
    await pipeline.track(10, ['чай']);
    await pipeline.track(150, ['чай']);
    pipeline.tiny.interfere(({ url }) =>
      url.searchParams.get('start') === '80' ? { status: 500 } : undefined,
    );
    await pipeline.moveToDue();
    await pipeline.run();
    expect(await pipeline.listStored()).toMatchObject([{ product: 10, place: 10 }]);
    pipeline.tiny.interfere(undefined);
    // The product with a place is not asked for again, wherever it stands now.
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(2, 200));
    pipeline.app.clock.advance(30_000);
    await pipeline.run();
    expect(await pipeline.listStored()).toMatchObject([
      { product: 10, place: 10 },
      { product: 150, place: 149 },
    ]);
  });
});

describe('a pause', () => {
  const queries = Array.from({ length: 20 }, (_, index) => `запрос ${index}`);

  test('holds back everything that goes to the provider, as long as it asked for', async () => {
    for (const query of queries) pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, [5]);
    await pipeline.track(5, queries);
    pipeline.tiny.interfere(({ url }) =>
      url.pathname === '/search/' ? { status: 429, headers: { 'retry-after': '100' } } : undefined,
    );
    await pipeline.moveToDue();
    expect(await pipeline.run()).toBeLessThanOrEqual(8);
    pipeline.tiny.interfere(undefined);
    pipeline.app.clock.advance(90_000);
    expect(await pipeline.run()).toBe(0);
    expect(await pipeline.listOutcomes()).toEqual([]);
    pipeline.app.clock.advance(20_000);
    expect(await pipeline.run()).toBe(20);
    expect(await pipeline.listOutcomes()).toEqual(Array.from({ length: 20 }, () => 'found'));
  });

  test('after it one request goes alone, and a new refusal doubles it', async () => {
    for (const query of queries) pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, [5]);
    await pipeline.track(5, queries);
    pipeline.tiny.interfere(({ url }) =>
      url.pathname === '/search/' ? { status: 403, body: '{}' } : undefined,
    );
    await pipeline.moveToDue();
    await pipeline.run();
    pipeline.app.clock.advance(5 * MINUTE + 10_000);
    expect(await pipeline.run()).toBe(1);
    const { rows } = await sql<{ until_at: Date }>`select until_at from storefront_pauses`.execute(
      pipeline.app.context.db,
    );
    expect(rows[0]?.until_at.getTime()).toBe(pipeline.app.clock.now().getTime() + 10 * MINUTE);
    // Nothing of both slots stays silent.
    expect((await pipeline.listOutcomes()).filter((outcome) => outcome === 'blocked')).toHaveLength(40);
  });
});

describe('what nobody could check', () => {
  test('an outage ends as a gap that names every slot', async () => {
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    const { entryId } = await pipeline.track(5, ['чай']);
    await pipeline.moveToDue();
    const plannedAt = pipeline.app.clock.now();
    pipeline.app.clock.advance(61 * MINUTE);
    await pipeline.run();
    const { rows } = await sql<{ from_at: Date; until_at: Date }>`
      select from_at, until_at from position_gaps where cabinet_id = ${pipeline.cabinet.id}`.execute(
      pipeline.app.context.db,
    );
    expect(rows).toEqual([{ from_at: plannedAt, until_at: new Date(plannedAt.getTime() + 60 * MINUTE) }]);
    const day = new Date(plannedAt.getTime() + 3 * 60 * MINUTE).toISOString().slice(0, 10);
    const input = {
      cabinetId: pipeline.cabinet.id,
      entryId,
      from: day,
      to: day,
      grouping: 'FiveMinute' as const,
    };
    const matrix = await pipeline.app.call(getPositionMatrix, input, pipeline.cabinet.owner.token);
    const cells = matrix.rows[0]?.cells.filter((cell) => cell !== NOTHING_KNOWN);
    expect(cells).toEqual([...Array.from({ length: 12 }, () => outcomeNumber('missed')), 1]);
  });

  test('a slot that was tried before the outage keeps the name of its failure', async () => {
    pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await pipeline.track(5, ['чай']);
    pipeline.tiny.interfere(({ url }) => (url.pathname === '/search/' ? { status: 500 } : undefined));
    await pipeline.moveToDue();
    await pipeline.run();
    pipeline.tiny.interfere(undefined);
    pipeline.app.clock.advance(11 * MINUTE);
    await pipeline.run();
    expect(await pipeline.listOutcomes()).toEqual(['serverError', 'found']);
  });

  test.each([
    ["update cabinets set key_status = 'expired'", 'unauthorized'],
    ['update cabinets set is_blocked = true', 'forbidden'],
    ['delete from tariffs', 'forbidden'],
  ])('%s: nothing is asked, and the line says %s', async (change, outcome) => {
    await pipeline.track(5, ['чай']);
    await pipeline.moveToDue();
    const where = change.startsWith('update') ? sql` where id = ${pipeline.cabinet.id}` : sql``;
    await sql`${sql.raw(change)}${where}`.execute(pipeline.app.context.db);
    expect(await pipeline.run()).toBe(0);
    expect(pipeline.tiny.requests).toEqual([]);
    expect(await pipeline.getLine()).toMatchObject({ outcome });
    expect(await planChecks(pipeline.app.context)).toBe(0);
  });

  test('without a provider the line says so', async () => {
    await pipeline.track(5, ['чай']);
    await pipeline.moveToDue();
    await pipeline.run(createStorefront({ baseUrl: '', send: pipeline.app.context.send }));
    expect(await pipeline.getLine()).toMatchObject({ outcome: 'off', nextTryAt: null });
    expect(await pipeline.listOutcomes()).toEqual([]);
  });
});

test('the worker plans, checks and stores by itself', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  await pipeline.track(5, ['чай']);
  await pipeline.moveToDue();
  const loops = await workPositions(pipeline.app.context);
  await expect.poll(pipeline.listOutcomes, { timeout: 20_000 }).toEqual(['found']);
  await Promise.all(loops.map((loop) => loop.stop()));
});
