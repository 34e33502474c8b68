import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import {
  changeStopWords,
  getProductWords,
  getStopWords,
  getWordQueries,
} from '@vitrina/contract/word-statistics.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { markFigureDays } from '../own-queries/figure-days.ts';
import type { OwnQueryTables } from '../own-queries/tables.ts';
import type { ProductsTables } from '../products/tables.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const FROM: Day = '2026-02-23';
const TO: Day = '2026-03-01';
const SKUS = [101, 102] as Sku[];
const QUERIES = ['белые кроссовки', 'кроссовок белых', 'кроссовки для бега', 'ёлка большая', 'кеды белые'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
});
afterAll(() => app.close());

type OwnLine = {
  sku: number;
  query: string;
  day: Day;
  users: number;
  viewed: number;
  orders: number;
  gmv: number;
  place: number | null;
};

/** Another number for each line; every fourth line is missing, as it is when other queries led to the product. */
function makeLines(): OwnLine[] {
  const days = listDays(addDays(FROM, -21), TO);
  const all = days.flatMap((day, d) =>
    SKUS.flatMap((sku, s) => QUERIES.map((query, q) => ({ sku, query, day, mark: d * 31 + s * 7 + q * 13 }))),
  );
  return all
    .filter(({ mark }) => mark % 4 !== 3)
    .map(({ mark, ...line }) => {
      const users = 50 + (mark % 97);
      const place = mark % 6 === 5 ? null : 1 + (mark % 40);
      const money = { orders: mark % 5, gmv: (mark % 5) * 100_000 };
      return { ...line, ...money, users, viewed: Math.floor(users / 2), place };
    });
}

async function storeLines(cabinetId: number, lines: readonly OwnLine[], missing: readonly Day[] = []) {
  const rows = lines.map(({ users, viewed, gmv, place, ...line }) => ({
    ...line,
    cabinet: cabinetId,
    search_users: users,
    view_users: viewed,
    position: place,
    conversion: 1,
    gmv_kopecks: gmv,
    taken_at: '2026-03-02 08:00:00',
  }));
  await app.context.clickhouse.insert('own queries', 'own_query_day', rows);
  const days = listDays(addDays(FROM, -21), TO).filter((day) => !missing.includes(day));
  await app.context.db
    .withTables<OwnQueryTables>()
    .insertInto('own_query_days')
    .values(days.map((day) => ({ cabinet_id: cabinetId, day, rows_count: 1, collected_at: NOW })))
    .execute();
}

async function openCabinet(plan: Plan = 'expert') {
  const cabinet = await makeCabinet(app, { owner: await makeUser(app, { plan }) });
  const products = SKUS.map((sku) => ({
    cabinet_id: cabinet.id,
    sku,
    product_id: sku,
    offer_id: String(sku),
    name: `Кроссовки Nike ${sku}`,
    search_text: '',
    image_url: null,
    price_kopecks: null,
    is_archived: false,
    synced_at: NOW,
  }));
  await app.context.db.withTables<ProductsTables>().insertInto('products').values(products).execute();
  const { token } = cabinet.owner;
  const scope = { cabinetId: cabinet.id, skus: SKUS, from: FROM, to: TO };
  return {
    ...cabinet,
    scope,
    token,
    ask: (more = {}) => app.call(getProductWords, { ...scope, ...more }, token),
  };
}

/** The slow and simple way: one line after another. */
function recount(lines: readonly OwnLine[], key: string, [from, to]: [Day, Day]) {
  const within = lines.filter(({ day }) => day >= from && day <= to);
  const having = within.filter(({ query }) => splitWords(query).map(stemWord).includes(key));
  const most = new Map<string, number>();
  for (const { query, day, users } of having) {
    const place = `${query} ${day}`;
    most.set(place, Math.max(most.get(place) ?? 0, users));
  }
  const sum = (of: (line: OwnLine) => number, some = having) =>
    some.reduce((total, line) => total + of(line), 0);
  const placed = having.filter(({ place }) => place !== null);
  return {
    queries: new Set(having.map(({ query }) => query)).size,
    users: [...most.values()].reduce((a, b) => a + b, 0),
    position: sum(({ place, users }) => (place ?? 0) * users, placed) / sum(({ users }) => users, placed),
    visibility: sum(({ viewed }) => viewed) / sum(({ users }) => users),
    viewUsers: sum(({ viewed }) => viewed),
    orders: sum(({ orders }) => orders),
    gmvKopecks: sum(({ gmv }) => gmv),
  };
}

test('every word has the sums that a slow count of the raw lines finds', async () => {
  const cabinet = await openCabinet();
  const lines = makeLines();
  await storeLines(cabinet.id, lines);
  const { words, totals } = await cabinet.ask();
  expect(words.map(({ word }) => word).toSorted()).toEqual([
    'бега',
    'белые',
    'большая',
    'елка',
    'кеды',
    'кроссовки',
  ]);
  for (const word of words) {
    const now = recount(lines, word.key, [FROM, TO]);
    const before = recount(lines, word.key, [addDays(FROM, -7), addDays(TO, -7)]);
    const spans = [0, 7, 14, 21].map(
      (back) => recount(lines, word.key, [addDays(FROM, -back), addDays(TO, -back)]).users,
    );
    expect(word).toMatchObject({
      ...now,
      usersBefore: before.users,
      orderConversion: now.orders / now.viewUsers,
      ratio: now.users / Math.max(...spans),
    });
  }
  expect(totals.queries).toBe(QUERIES.length);
  expect(words.reduce((sum, { users }) => sum + (users ?? 0), 0)).toBeGreaterThan(totals.users ?? 0);
});

test('the queries of a word add up to its row, and those of a pair to the pair', async () => {
  const cabinet = await openCabinet();
  await storeLines(cabinet.id, makeLines());
  const { words, pairs } = await cabinet.ask();
  const list = (keys: string[]) => app.call(getWordQueries, { ...cabinet.scope, keys }, cabinet.token);
  for (const { key, queries, users } of words) {
    const found = await list([key]);
    expect(found.total).toBe(queries);
    expect(found.queries.reduce((sum, one) => sum + (one.users ?? 0), 0)).toBe(users);
  }
  const pair = pairs.find(({ words: [a, b] }) => [a, b].toSorted().join(' ') === 'белые кроссовки');
  expect(pair?.queries).toBe(2);
  const behind = await list(pair?.keys ?? []);
  expect(behind.queries.map(({ query }) => query).toSorted()).toEqual(['белые кроссовки', 'кроссовок белых']);
});

test('advertising by phrase joins its query, counts once per campaign and is named when it is absent', async () => {
  const cabinet = await openCabinet();
  await storeLines(cabinet.id, makeLines());
  expect((await cabinet.ask()).absence).toEqual({ views: null, advertising: 'noKey' });
  const line = { cabinet: cabinet.id, sku: 101, day: FROM, taken_at: '2026-03-02 08:00:00' };
  const ad = (kind: string, phrase: string, campaign: number, clicks: number) => ({
    ...line,
    kind,
    phrase,
    campaign,
    views: clicks * 10,
    clicks,
    spent_kopecks: clicks * 500,
  });
  await app.context.clickhouse.insert('ads', 'own_ad_day', [
    ad('phrase', 'елка большая', 1, 3),
    ad('phrase', 'елка большая', 2, 4),
    ad('phrase', 'самовар', 1, 2),
    ad('product', '', 1, 100),
  ]);
  await app.context.clickhouse.insert('the same again', 'own_ad_day', [ad('phrase', 'елка большая', 1, 3)]);
  await markFigureDays(app.context.db, {
    cabinetId: cabinet.id,
    source: 'adPhrases',
    at: NOW,
    days: [{ day: FROM, rows: 3 }],
  });
  const { words, absence, adDays, totals } = await cabinet.ask();
  expect({ absence, adDays }).toEqual({ absence: { views: null, advertising: null }, adDays: 1 });
  const find = (word: string) => words.find((one) => one.word === word);
  expect(find('елка')).toMatchObject({ adViews: 70, adClicks: 7, adCtr: 0.1, spendKopecks: 3500 });
  // The sales are of seven days and the spend of one.
  expect([find('елка')?.gmvKopecks, find('елка')?.ddr]).toEqual([expect.any(Number), null]);
  const ofDay = (await cabinet.ask({ to: FROM })).words.find(({ word }) => word === 'елка');
  expect(ofDay?.ddr).toBe(3500 / (ofDay?.gmvKopecks ?? 0));
  expect(find('самовар')).toMatchObject({ queries: 1, users: null, spendKopecks: 1000, ddr: null });
  expect(find('кеды')).toMatchObject({ adViews: 0, adCtr: null, spendKopecks: 0 });
  expect(totals.spendKopecks).toBe(4500);
});

test('a key without Premium has no views, which are named and not zero', async () => {
  const cabinet = await openCabinet();
  const rows = [
    {
      cabinet: cabinet.id,
      sku: 101,
      query: 'чайник',
      day: TO,
      search_users: 7,
      taken_at: '2026-03-02 08:00:00',
    },
  ];
  await storeLines(cabinet.id, []);
  await app.context.clickhouse.insert('own queries', 'own_query_day', rows);
  const { absence, words } = await cabinet.ask();
  expect(absence.views).toBe('noPremium');
  expect(words).toMatchObject([
    { word: 'чайник', users: 7, viewUsers: null, visibility: null, position: null, orderConversion: null },
  ]);
});

test('one day without Premium makes the viewers of the period absent, not smaller', async () => {
  const cabinet = await openCabinet();
  await storeLines(cabinet.id, []);
  const line = {
    cabinet: cabinet.id,
    sku: 101,
    query: 'чайник',
    search_users: 7,
    taken_at: '2026-03-02 08:00:00',
  };
  await app.context.clickhouse.insert('own queries', 'own_query_day', [
    { ...line, day: FROM, view_users: 5 },
    { ...line, day: TO },
  ]);
  expect((await cabinet.ask()).words).toMatchObject([{ users: 14, viewUsers: null }]);
  expect((await cabinet.ask({ to: FROM })).words).toMatchObject([{ users: 7, viewUsers: 5 }]);
});

test('a missing day is reported, and nothing is compared with it', async () => {
  const cabinet = await openCabinet();
  await storeLines(cabinet.id, makeLines(), [addDays(FROM, -3)]);
  const { words, days, measuredDays } = await cabinet.ask();
  expect({ days, measuredDays }).toEqual({ days: 7, measuredDays: 7 });
  expect(words.every(({ usersBefore }) => usersBefore === null)).toBe(true);
  expect((await cabinet.ask({ from: addDays(FROM, -7) })).measuredDays).toBe(13);
});

test('days behind those that the plan shows are compared with by nobody', async () => {
  const cabinet = await openCabinet('none');
  await storeLines(cabinet.id, makeLines());
  const { words, measuredDays } = await cabinet.ask();
  expect(measuredDays).toBe(7);
  expect(words.length).toBeGreaterThan(0);
  expect(words.every(({ usersBefore, ratio }) => usersBefore === null && ratio === null)).toBe(true);
});

test('the stop words of a cabinet leave words out until they are changed', async () => {
  const cabinet = await openCabinet();
  await storeLines(cabinet.id, makeLines());
  expect((await cabinet.ask()).stopped).toEqual(['для']);
  const { lists } = await app.call(getStopWords, { cabinetId: cabinet.id }, cabinet.token);
  expect(lists.map(({ language }) => language)).toEqual(['ru', 'en', 'fr', 'ar']);
  const change = { cabinetId: cabinet.id, languages: [], added: ['белый'], returned: [] };
  await app.call(changeStopWords, change, cabinet.token);
  const { words, stopped } = await cabinet.ask();
  expect(words.map(({ word }) => word)).toContain('для');
  expect(words.map(({ word }) => word)).not.toContain('белые');
  expect(stopped).toEqual(['белые', 'белых']);
});

test('a title lacks what led to its own product, not what led to the others', async () => {
  const cabinet = await openCabinet();
  const line = { orders: 0, viewed: 1, gmv: 0, place: 5, day: TO };
  await storeLines(cabinet.id, [
    { ...line, sku: 101, query: 'кеды', users: 5 },
    { ...line, sku: 102, query: 'самовар', users: 500 },
  ]);
  const { titles } = await cabinet.ask();
  expect(titles.map(({ mostUsers, missing }) => [mostUsers, missing.map(({ word }) => word)])).toEqual([
    [5, ['кеды']],
    [500, ['самовар']],
  ]);
});

test('titles come with the words that they lack', async () => {
  const cabinet = await openCabinet();
  await storeLines(cabinet.id, makeLines());
  const { titles } = await cabinet.ask({ skus: [101] });
  expect(titles[0]?.parts.map(({ text }) => text).join('')).toBe('Кроссовки Nike 101');
  const missing = titles[0]?.missing.map(({ word }) => word);
  expect(missing).toContain('белые');
  expect(missing).not.toContain('кроссовки');
});

test('refusals: a foreign product, days beyond the plan, nothing collected, nothing found', async () => {
  const cabinet = await openCabinet();
  const refuse = async (more: object) => {
    const { body } = await app.inject(getProductWords, { ...cabinet.scope, ...more }, cabinet.token);
    return body;
  };
  expect(await refuse({})).toMatchObject({ error: { subject: 'statistics', action: 'fetchFailed' } });
  await storeLines(cabinet.id, []);
  expect(await refuse({})).toMatchObject({ error: { subject: 'statistics', action: 'noData' } });
  expect(await refuse({ skus: [999] })).toMatchObject({ error: { subject: 'product', action: 'notFound' } });
  expect(await refuse({ from: '2024-04-01' })).toMatchObject({ error: { action: 'outOfRange' } });
  // Before 15:00 the newest of the plan's seven days is the one before yesterday.
  const poor = await makeCabinet(app, { owner: await makeUser(app, { plan: 'none' }) });
  const input = { ...cabinet.scope, cabinetId: poor.id };
  const { body } = await app.inject(getProductWords, { ...input, from: '2026-02-01' }, poor.owner.token);
  expect(body).toMatchObject({ error: { action: 'outOfRange', meta: { from: '2026-02-22' } } });
});

describe('without named products', () => {
  /** One query of each product on the last day: `gmv` of search orders. */
  const lines = (first: number, second: number): OwnLine[] =>
    [first, second].map((gmv, index) => ({
      sku: SKUS[index] ?? 0,
      query: QUERIES[index * 3] ?? '',
      day: TO,
      users: 100 - index,
      viewed: 50,
      orders: gmv === 0 ? 0 : 1,
      gmv,
      place: 5,
    }));
  const chosen = async (cabinet: Awaited<ReturnType<typeof openCabinet>>) => {
    const { chosenBy, titles } = await cabinet.ask({ skus: [] });
    return { chosenBy, skus: titles.map(({ sku }) => sku) };
  };

  test('the words are of what sells best, by the money of all orders where that is known', async () => {
    const cabinet = await openCabinet();
    await storeLines(cabinet.id, lines(0, 500));
    expect(await chosen(cabinet)).toEqual({ chosenBy: 'sales', skus: [102] });
    const sold = { cabinet: cabinet.id, day: TO, views: 1, view_users: 1, card_users: 1, units: 1 };
    await app.context.clickhouse.insert('test', 'own_product_day', [
      { ...sold, sku: 101, revenue_kopecks: 900, taken_at: '2026-03-02 08:00:00' },
      { ...sold, sku: 102, revenue_kopecks: 300, taken_at: '2026-03-02 08:00:00' },
      // Taken out of the cabinet since.
      { ...sold, sku: 103, revenue_kopecks: 999, taken_at: '2026-03-02 08:00:00' },
    ]);
    expect(await chosen(cabinet)).toEqual({ chosenBy: 'sales', skus: [101, 102] });
  });

  test('the words are of what is seen most where nothing was sold, and are never those of another cabinet', async () => {
    const cabinet = await openCabinet();
    await storeLines(cabinet.id, lines(0, 0));
    expect(await chosen(cabinet)).toEqual({ chosenBy: 'views', skus: [101, 102] });
    const named = await cabinet.ask();
    expect(named.chosenBy).toBeNull();
    const other = await openCabinet();
    const refusedOf = async (cabinetId: number, token: string) =>
      (await app.inject(getProductWords, { ...cabinet.scope, cabinetId, skus: [] }, token)).body;
    expect(await refusedOf(other.scope.cabinetId, other.token)).toMatchObject({
      error: { subject: 'statistics', action: 'fetchFailed' },
    });
    expect(await refusedOf(cabinet.scope.cabinetId, other.token)).toMatchObject({
      error: { subject: 'cabinet' },
    });
  });

  test('the queries of a word need the products that they are of', async () => {
    const cabinet = await openCabinet();
    const input = { ...cabinet.scope, skus: [], keys: ['бел'] };
    expect((await app.inject(getWordQueries, input, cabinet.token)).status).toBe(400);
  });
});
