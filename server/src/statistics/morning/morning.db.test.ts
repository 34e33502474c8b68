import { addDays, listDays } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { AbTestId, CabinetId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import { getMorning } from '@vitrina/contract/morning/morning.ts';
import {
  answerSuggestion,
  getSuggestions,
  type SuggestionAnswer,
  type SuggestionSubject,
} from '@vitrina/contract/morning/suggestions.ts';
import { MOMENTS_OF_FORECAST, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbTest } from '../../../test/builders/ab-tests.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { storeOwnQueries, storeProducts } from '../../../test/builders/own-days.ts';
import { collectDays } from '../../../test/builders/query-days.ts';
import { trackQueries } from '../../../test/builders/tracked.ts';
import { feedRow, startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { refusal } from '../../../test/refusal.ts';
import type { PlaceForecast } from '../../positions/forecast/forecast-place.ts';
import { storeForecasts } from '../../positions/forecast/store-forecasts.ts';
import { answerSuggestion as keepAnswer } from './said/answer-suggestion.ts';
import { getSuggestions as getWith, type OtherTools } from './suggestions/get-suggestions.ts';

const NEWEST = '2026-03-08';
const NOW = new Date('2026-03-10T06:00:00Z');
const NIGHT = new Date('2026-03-09T21:00:00Z');
const CITY = 213;

let app: TestApp;
let feed: TinyFeed;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ now: NOW, env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  const rowsOf = () => [feedRow('чайник', { count: 1000 }), feedRow('ваза', { count: 10 })];
  await collectDays(app, feed, { days: listDays(addDays(NEWEST, -6), NEWEST), rowsOf });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});
beforeEach(async () => {
  app.clock.set(NOW);
  cabinet = await makeCabinet(app);
});

const morning = (user = cabinet.owner) => app.call(getMorning, { cabinetId: cabinet.id }, user.token);
const suggest = (user: TestUser = cabinet.owner) =>
  app.call(getSuggestions, { cabinetId: cabinet.id }, user.token);
const answerOf = (subject: SuggestionSubject, answer: SuggestionAnswer | null, user = cabinet.owner) =>
  app.inject(answerSuggestion, { cabinetId: cabinet.id, subject, answer }, user.token);

async function say(subject: SuggestionSubject, answer: SuggestionAnswer | null, user = cabinet.owner) {
  expect((await answerOf(subject, answer, user)).status).toBe(200);
}

/** Each query of a product stood somewhere a day ago and an hour ago; null: not found; one number: checked now alone. */
async function makePlaces(
  sku: number,
  places: Readonly<Record<string, readonly [number, number | null] | readonly [number]>>,
): Promise<Map<string, number>> {
  await trackQueries(app, cabinet.id, { sku, cityId: CITY, queries: Object.keys(places) });
  const terms = await listTermIds(app, cabinet.id);
  await makeObservations(
    app,
    Object.entries(places).flatMap(([query, stood]) => {
      const newest = ['2026-03-10T05:10:00Z', stood.at(-1) ?? null] as const;
      const checks = stood.length === 1 ? [newest] : [['2026-03-09T05:10:00Z', stood[0]] as const, newest];
      return checks.map(([at, place]) => ({
        cabinet: cabinet.id,
        product: sku,
        city: CITY,
        termId: terms.get(query) ?? 0,
        at,
        ...(place === null ? { outcome: 'notFound' } : { place: place ?? 1 }),
      }));
    }),
  );
  return terms;
}

async function entryOf(sku: number): Promise<PositionEntryId> {
  const { rows } = await sql<{ id: number }>`
    select id from position_entries where cabinet_id = ${cabinet.id} and sku = ${sku}`.execute(
    app.context.db,
  );
  return PositionEntryId.parse(rows[0]?.id);
}

describe('what fell', () => {
  test('is what the changes of the page call a fall, the query that most search for first, with its newest hour', async () => {
    await makePlaces(1, { ваза: [4, 90], чайник: [9, 25], кувшин: [5, null], чашка: [20, 22], блюдо: [7] });
    const { tracking, falls } = await morning();
    expect(tracking).toBe('ok');
    expect({
      ...falls,
      rows: falls.rows.map(({ query, before, after, searches }) => [query, before, after, searches]),
    }).toEqual({
      compared: 4,
      total: 3,
      rows: [
        ['кувшин', 5, 'notFound', null],
        ['чайник', 9, 25, 7000],
        ['ваза', 4, 90, 70],
      ],
    });
    expect(falls.rows[1]).toMatchObject({
      entryId: await entryOf(1),
      product: 'Товар 1',
      bucket: '2026-03-10T05:00:00.000Z',
    });
  });

  test('nothing is said without tracking, without the plan, or of days without answers', async () => {
    expect((await morning()).tracking).toBe('nothing');
    await trackQueries(app, cabinet.id, { sku: 1, cityId: CITY, queries: ['ваза'] });
    expect(await morning()).toMatchObject({
      tracking: 'ok',
      falls: { compared: 0, total: 0, rows: [] },
      likely: { said: 0, unsaid: 1, total: 0, rows: [] },
    });
    const poor = await makeCabinet(app, { owner: await makeUser(app, { plan: 'start' }) });
    expect((await app.call(getMorning, { cabinetId: poor.id }, poor.owner.token)).tracking).toBe('outOfPlan');
  });
});

/** Of each top as many chances as moments; in the first ten they fall from the second evening on. */
function forecastOf(now: number, then: number, top = 0): PlaceForecast {
  const filled = <Value>(of: (moment: number) => Value) =>
    Array.from({ length: MOMENTS_OF_FORECAST }, (_, at) => of(at));
  const bound = (place: number) => filled(() => place);
  return {
    reason: null,
    bands: { best80: bound(6), best50: bound(8), middle: bound(12), worst50: bound(20), worst80: bound(31) },
    chances: POSITION_FORECAST.tops.map((_, index) =>
      filled((moment) => (index === top && moment >= 14 ? then : index < top ? 1 : now)),
    ),
  };
}

describe('what will probably fall', () => {
  const store = (terms: ReadonlyMap<string, number>, forecasts: Readonly<Record<string, PlaceForecast>>) =>
    storeForecasts(
      app.context,
      { cabinetId: cabinet.id, night: NIGHT },
      Object.entries(forecasts).map(([query, forecast]) => ({
        sku: 1,
        cityId: CITY,
        termId: terms.get(query) ?? 0,
        forecast,
      })),
    );

  test('is what the night gives less than an even chance to stay in its top, and much less than now', async () => {
    const terms = await makePlaces(1, { чайник: [8], ваза: [9], кувшин: [30], чашка: [7], блюдо: [200] });
    await store(terms, {
      чайник: forecastOf(85, 40),
      ваза: forecastOf(95, 10),
      // Stands among the first fifty, where nothing is expected to happen.
      кувшин: forecastOf(95, 10, 0),
      чашка: forecastOf(52, 45),
      блюдо: { reason: 'deep' },
    });
    const { likely } = await morning();
    expect(likely).toMatchObject({ said: 4, unsaid: 1, total: 2 });
    expect(likely.rows).toEqual([
      {
        entryId: await entryOf(1),
        sku: 1,
        product: 'Товар 1',
        query: 'чайник',
        city: expect.any(String),
        searches: 7000,
        place: 8,
        top: 10,
        chanceNow: 85,
        chance: 40,
        day: '2026-03-11',
        best: 6,
        worst: 31,
      },
      expect.objectContaining({ query: 'ваза', chance: 10 }),
    ]);
  });

  test('a forecast of an older night is none', async () => {
    const terms = await makePlaces(1, { чайник: [8] });
    await store(terms, { чайник: forecastOf(85, 40) });
    app.clock.set(new Date(NOW.getTime() + 2 * DAY_MS));
    expect((await morning()).likely).toEqual({ said: 0, unsaid: 1, total: 0, rows: [] });
  });
});

/** A week in which the cabinet's products were seen the less the deeper they stood, and one of them sold. */
async function storeWeek(sku: number): Promise<void> {
  const days = listDays(addDays(NEWEST, -6), NEWEST);
  const depths = [
    ['у всех на виду', 4, 800],
    ['подальше', 15, 400],
    ['ещё дальше', 30, 200],
  ] as const;
  await storeOwnQueries(
    app,
    cabinet.id,
    days.flatMap((day) => [
      { sku, day, query: 'чайник', search: 400, views: 100, position: 20, orders: 3 },
      ...depths.map(([query, position, views]) => ({ sku: 99, day, query, search: 1000, views, position })),
    ]),
  );
}

async function sellDaily(sku: number, units: number, stock: number): Promise<void> {
  await storeProducts(app, cabinet.id, [sku]);
  await sql`update products set stock = ${stock} where cabinet_id = ${cabinet.id} and sku = ${sku}`.execute(
    app.context.db,
  );
  const days = listDays(addDays(NEWEST, -6), NEWEST);
  await app.context.clickhouse.insert(
    'test: sold',
    'own_product_day',
    days.map((day) => ({
      cabinet: cabinet.id,
      sku,
      day,
      views: 200,
      view_users: 100,
      card_users: 50,
      units,
      revenue_kopecks: 1,
      taken_at: '2026-03-09 12:00:00',
    })),
  );
}

const NO_OTHERS: OtherTools = {
  foresee: () => Promise.resolve(undefined),
  listTakeable: () => Promise.resolve([]),
};

const restock = (sku: number) => ({ kind: 'restock', sku: Sku.parse(sku) }) as const;
const conclusion = JSON.stringify({
  verdict: { kind: 'better' },
  beforeImageId: 1,
  afterImageId: 2,
  lift: { value: 0.1, low: 0.02, high: 0.2 },
});
const finished = {
  status: 'finished',
  started_at: new Date('2026-02-20'),
  finished_at: new Date('2026-03-05'),
  conclusion,
} as const;

describe('three things to do', () => {
  test('come from all sources, by the orders that they bring a week', async () => {
    await storeWeek(1);
    await sellDaily(1, 4, 20);
    await makePlaces(1, { чайник: [8, 40] });
    await makeAbTest(app, cabinet.id, { ...finished, sku: 1, name: 'Белый фон' });
    const others: OtherTools = {
      foresee: (_, { query, bucket }) => {
        expect([query, bucket.toISOString()]).toEqual(['чайник', '2026-03-10T05:00:00.000Z']);
        const wish = { field: 'priceKopecks', from: 100_000, to: 90_000, isBack: true } as const;
        return Promise.resolve({ wish, place: 32, prediction: { likely: 15, best: 12, worst: 31 } });
      },
      listTakeable: () =>
        Promise.resolve([
          { query: 'ваза', place: 40, searches: 70, orders: { low: 0.5, high: 2 }, lift: null },
        ]),
    };
    const { suggestions, figures, isLearning } = await getWith(app.context, others, {
      cabinetId: cabinet.id,
      userId: cabinet.owner.id,
    });
    expect({ figures, isLearning }).toEqual({
      figures: { from: '2026-03-02', to: NEWEST },
      isLearning: false,
    });
    expect(suggestions.map(({ kind }) => kind)).toEqual(['change', 'restock', 'winner']);
    const [change, stock, winner] = suggestions;
    // 7000 searches × about a fifth more who see it × 3 orders of 100 who do.
    expect(change).toMatchObject({
      query: 'чайник',
      place: 32,
      likely: 15,
      field: 'priceKopecks',
      isBack: true,
    });
    expect(change?.gain?.likely).toBeGreaterThan(30);
    expect(change?.gain?.likely).toBeLessThan(50);
    // 4 a day, 20 left: 8 of a week's.
    expect(stock).toMatchObject({ stock: 20, soldAWeek: 28, gain: { likely: 8 } });
    // A tenth more of 21 orders.
    expect(winner?.gain?.likely).toBeCloseTo(2.1);
  });

  test('a learning source says so, and a cabinet of which nothing is known has nothing to do', async () => {
    expect(await suggest()).toEqual({ isLearning: false, suggestions: [], figures: null, said: [] });
    await sellDaily(1, 4, 20);
    await makePlaces(1, { чайник: [8, 40] });
    const learning: OtherTools = {
      foresee: () => Promise.resolve('learning'),
      listTakeable: () => Promise.resolve([]),
    };
    const forOwner = { cabinetId: cabinet.id, userId: cabinet.owner.id };
    expect((await getWith(app.context, learning, forOwner)).isLearning).toBe(true);
  });

  test('a winner that is on its card, that the seller has replaced, or that is another cabinet’s is none', async () => {
    await storeProducts(app, cabinet.id, [1, 2, 3, 4]);
    await makeAbTest(app, cabinet.id, { ...finished, sku: 1, card: 'winner' });
    await makeAbTest(app, cabinet.id, { ...finished, sku: 2, card: 'sellerChanged' });
    const noWinner = JSON.stringify({
      ...JSON.parse(conclusion),
      verdict: { kind: 'noDifference', withinPercent: 1 },
    });
    await makeAbTest(app, cabinet.id, { ...finished, sku: 3, conclusion: noWinner });
    await makeAbTest(app, (await makeCabinet(app)).id, { ...finished, sku: 1 });
    expect((await suggest()).suggestions).toEqual([]);
    const testId = await makeAbTest(app, cabinet.id, { ...finished, sku: 4, name: 'Белый фон' });
    // Nothing is known of its orders, and there is nothing else.
    expect((await suggest()).suggestions).toMatchObject([{ kind: 'winner', testId, gain: null }]);
  });
});

describe('what was said', () => {
  const subjects = async (user?: TestUser) =>
    (await suggest(user)).suggestions.map((one) => (one.kind === 'restock' ? one.sku : 0));
  let colleague: TestUser;
  beforeEach(async () => {
    colleague = await makeUser(app);
    await addMember(app, cabinet.id, colleague, ['analytics']);
    await sellDaily(1, 4, 10);
    await sellDaily(2, 4, 15);
  });

  test('done is away for everybody, not useful for oneself; both can be taken back', async () => {
    expect(await subjects()).toEqual([1, 2]);
    await say(restock(1), 'done');
    await say(restock(2), 'notUseful');
    expect([await subjects(), await subjects(colleague)]).toEqual([[], [2]]);
    expect((await suggest()).said).toEqual([
      { subject: restock(1), name: 'Товар 1', answer: 'done', at: NOW.toISOString(), by: null },
      { subject: restock(2), name: 'Товар 2', answer: 'notUseful', at: NOW.toISOString(), by: null },
    ]);
    expect((await suggest(colleague)).said).toMatchObject([{ subject: restock(1), by: 'Анна Продавец' }]);
    // A colleague may open again what was done, and not what was of no use to somebody else.
    await say(restock(1), null, colleague);
    await say(restock(2), null, colleague);
    expect([await subjects(), await subjects(colleague)]).toEqual([[1], [1, 2]]);
    await say(restock(2), null);
    expect(await subjects()).toEqual([1, 2]);
  });

  test('done stays as long as it is looked at and found; not useful is over after 28 days', async () => {
    await say(restock(1), 'done');
    await say(restock(2), 'notUseful');
    const later = async (days: number) => {
      app.clock.set(new Date(NOW.getTime() + days * DAY_MS));
      await sql`update products set synced_at = ${app.clock.now()} where cabinet_id = ${cabinet.id}`.execute(
        app.context.db,
      );
    };
    const lookAgain = () =>
      getWith(app.context, NO_OTHERS, { cabinetId: cabinet.id, userId: cabinet.owner.id });
    await later(5);
    expect((await lookAgain()).suggestions).toEqual([]);
    const { rows } = await sql<{ found_at: Date }>`
      select found_at from suggestion_answers where cabinet_id = ${cabinet.id} and answer = 'done'`.execute(
      app.context.db,
    );
    expect(rows[0]?.found_at).toEqual(app.clock.now());
    await later(28);
    expect((await lookAgain()).said.map(({ answer }) => answer)).toEqual(['done']);
    await keepAnswer(app.context, cabinet.owner.id, {
      cabinetId: CabinetId.parse(cabinet.id),
      subject: { kind: 'query', query: 'Чайник' },
      answer: 'notUseful',
    });
    const kept = await sql<{ query: string; kind: string }>`
      select kind, query from suggestion_answers where cabinet_id = ${cabinet.id} order by kind`.execute(
      app.context.db,
    );
    expect(kept.rows).toEqual([
      { kind: 'query', query: 'чайник' },
      { kind: 'restock', query: '' },
    ]);
  });

  test('a subject of another cabinet is not found, and whoever may only read says nothing', async () => {
    const other = await makeCabinet(app);
    await storeProducts(app, other.id, [7]);
    await trackQueries(app, other.id, { sku: 7, cityId: CITY, queries: ['чайник'] });
    const { rows } = await sql<{ id: number }>`
      select id from position_entries where cabinet_id = ${other.id}`.execute(app.context.db);
    const entryId = PositionEntryId.parse(rows[0]?.id);
    const testId = AbTestId.parse(await makeAbTest(app, other.id));
    const refused: [SuggestionSubject, Parameters<typeof refusal>[0]][] = [
      [restock(7), 'product.notFound'],
      [{ kind: 'change', entryId, query: 'чайник' }, 'position.notFound'],
      [{ kind: 'winner', testId }, 'abTest.notFound'],
    ];
    for (const [subject, key] of refused)
      expect((await answerOf(subject, 'done')).body).toEqual(refusal(key));
    const reader = await makeUser(app);
    await addMember(app, cabinet.id, reader, ['analyticsReadOnly']);
    expect((await answerOf(restock(1), 'done', reader)).status).toBe(403);
    expect(await subjects(reader)).toEqual([1, 2]);
  });
});
