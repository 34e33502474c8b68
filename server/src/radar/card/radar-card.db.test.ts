import { listProductChanges } from '@vitrina/contract/cards/changes.ts';
import { getRadarCard, getRadarCardFigures, getRadarChange } from '@vitrina/contract/radar/card.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { storeProductDays } from '../../../test/builders/own-days.ts';
import { trackQueries } from '../../../test/builders/tracked.ts';
import { makeRadarChange, makeWatchedCard, watchCard } from '../../../test/builders/watched-card.ts';
import { refusal } from '../../../test/refusal.ts';

// 15:20 in Moscow
const NOW = new Date('2026-03-02T12:20:00Z');
const PERIOD = { from: '2026-02-03', to: '2026-03-02' };
const PICTURE = { hash: 'a'.repeat(64), look: '0'.repeat(16), address: 'https://img.test/1.jpg' };
let sku = 900;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
});
afterAll(() => app.close());

async function open(plan: 'start' | 'expert' = 'expert') {
  const { id: cabinetId, owner } = await makeCabinet(app, { owner: await makeUser(app, { plan }) });
  sku += 1;
  const mine = { cabinetId, sku };
  return {
    ...mine,
    card: (period = PERIOD) => app.call(getRadarCard, { ...mine, ...period }, owner.token),
    figures: (period = PERIOD) => app.call(getRadarCardFigures, { ...mine, ...period }, owner.token),
    refuse: (period: typeof PERIOD) =>
      Promise.all(
        [getRadarCard, getRadarCardFigures, listProductChanges].map((route) =>
          app.inject(route, { ...mine, ...period }, owner.token),
        ),
      ),
    changes: (period = PERIOD) => app.call(listProductChanges, { ...mine, ...period }, owner.token),
    change: (changeId: number) => app.inject(getRadarChange, { cabinetId, changeId }, owner.token),
  };
}

test('an own card has what the seller reports and what buyers see, each from its own looks', async () => {
  const { cabinetId, sku: own, card } = await open();
  const ownCardId = await makeWatchedCard(app, {
    sku: own,
    cabinetId,
    snapshots: [
      { at: '2026-01-20T10:00:00Z', facts: { title: 'Чайник', price: 200_000, pictures: [PICTURE] } },
      { at: '2026-02-10T10:00:00Z', facts: { price: 180_000 } },
    ],
    gaps: [{ from: '2026-02-12T10:00:00Z', to: '2026-02-12T13:00:00Z' }],
    lookedAt: '2026-03-02T12:00:00Z',
  });
  const cardId = await makeWatchedCard(app, {
    sku: own,
    snapshots: [{ at: '2026-02-05T10:00:00Z', facts: { rating: 4.8, offers: [] } }],
    lookedAt: '2026-03-02T11:00:00Z',
  });
  await watchCard(app, { cabinetId, sku: own, cardId, ownCardId, addedAt: '2026-02-04T00:00:00Z' });
  const { name, isOwn, watch, strips, lockedBefore, from, to } = await card();
  expect([isOwn, name, lockedBefore, from, to]).toEqual([
    true,
    null,
    null,
    '2026-02-02T21:00:00.000Z',
    NOW.toISOString(),
  ]);
  expect(watch).toMatchObject({ state: 'watching', everyMinutes: 60, lookedAt: '2026-03-02T12:00:00.000Z' });
  expect(strips?.price).toEqual([
    { at: '2026-02-02T21:00:00.000Z', value: 200_000 },
    { at: '2026-02-10T10:00:00.000Z', value: 180_000 },
  ]);
  expect(strips?.pictures).toMatchObject([{ hash: PICTURE.hash, count: 1, to: null }]);
  expect(strips?.sources).toEqual([
    {
      source: 'seller',
      kinds: ['price', 'pictures'],
      knownFrom: '2026-02-02T21:00:00.000Z',
      knownUntil: '2026-03-02T12:00:00.000Z',
      gaps: [{ from: '2026-02-12T10:00:00.000Z', to: '2026-02-12T13:00:00.000Z', only: null }],
    },
    {
      source: 'storefront',
      kinds: ['rating', 'sellers'],
      knownFrom: '2026-02-05T10:00:00.000Z',
      knownUntil: '2026-03-02T11:00:00.000Z',
      gaps: [],
    },
  ]);
});

test('a fact that was first read after the period is not known in it', async () => {
  const { cabinetId, sku: rival, card } = await open();
  const cardId = await makeWatchedCard(app, {
    sku: rival,
    snapshots: [
      { at: '2026-02-05T10:00:00Z', facts: { price: 300 } },
      { at: '2026-02-20T10:00:00Z', facts: { rating: 4.8 } },
    ],
  });
  await watchCard(app, { cabinetId, sku: rival, cardId, addedAt: '2026-02-04T00:00:00Z' });
  const { strips } = await card({ from: '2026-02-03', to: '2026-02-10' });
  expect([strips?.price, strips?.rating]).toEqual([[{ at: '2026-02-05T10:00:00.000Z', value: 300 }], []]);
  expect(strips?.sources).toMatchObject([{ kinds: ['price'] }]);
});

test('a rival is shown from the moment it was watched, though somebody had it on watch before', async () => {
  const { cabinetId, sku: rival, card } = await open();
  const cardId = await makeWatchedCard(app, {
    sku: rival,
    snapshots: [
      { at: '2026-02-05T10:00:00Z', facts: { title: 'Чужой чайник', price: 300 } },
      { at: '2026-02-07T10:00:00Z', facts: { price: 290 } },
      { at: '2026-02-20T10:00:00Z', facts: { price: 280 } },
    ],
  });
  await watchCard(app, { cabinetId, sku: rival, cardId, addedAt: '2026-02-15T00:00:00Z' });
  const { name, isOwn, strips } = await card();
  expect([name, isOwn]).toEqual(['Чужой чайник', false]);
  expect(strips?.price).toEqual([
    { at: '2026-02-15T00:00:00.000Z', value: 290 },
    { at: '2026-02-20T10:00:00.000Z', value: 280 },
  ]);
});

test('what is not watched has no strips, and one that waits for its first look has none yet', async () => {
  const { cabinetId, sku: rival, card } = await open();
  expect(await card()).toMatchObject({ watch: null, strips: null, name: null });
  const cardId = await makeWatchedCard(app, { sku: rival, snapshots: [] });
  await watchCard(app, { cabinetId, sku: rival, cardId });
  expect(await card()).toMatchObject({ watch: { state: 'waiting', lookedAt: null }, strips: null });
});

test('a plan shows as far back as it does, and a period behind that is empty', async () => {
  const { cabinetId, sku: rival, card, change } = await open('start');
  const cardId = await makeWatchedCard(app, {
    sku: rival,
    snapshots: [{ at: '2025-11-01T00:00:00Z', facts: { price: 5 } }],
    lookedAt: NOW,
  });
  await watchCard(app, { cabinetId, sku: rival, cardId, addedAt: '2025-11-01T00:00:00Z' });
  const limit = '2026-01-31T12:20:00.000Z';
  const shown = await card({ from: '2026-01-01', to: '2026-03-02' });
  expect(shown).toMatchObject({ from: limit, lockedBefore: limit });
  expect(shown.strips?.price).toEqual([{ at: limit, value: 5 }]);
  expect(await card({ from: '2026-01-01', to: '2026-01-05' })).toMatchObject({
    strips: null,
    lockedBefore: limit,
  });
  const line = { cabinetId, sku: rival, cardId, difference: { kind: 'price', was: 6, now: 5 } } as const;
  const [old, fresh] = [
    await makeRadarChange(app, { ...line, at: '2026-01-30T00:00:00Z' }),
    await makeRadarChange(app, { ...line, snapshot: 3, at: '2026-02-01T00:00:00Z' }),
  ];
  expect((await change(old)).status).toBe(400);
  expect((await change(fresh)).status).toBe(200);
});

test.each([
  { from: '2026-03-02', to: '2026-03-01' },
  { from: '2026-03-03', to: '2026-03-04' },
])('days in the wrong order and days to come are refused: $from', async (period) => {
  const { refuse } = await open();
  for (const { status, body } of await refuse(period)) {
    expect([status, body]).toEqual([
      400,
      refusal('searchHistory.outOfRange', { from: '2020-01-01', to: '2026-03-02' }),
    ]);
  }
});

test('one change comes in full, with the characteristics that stayed, and only to its cabinet', async () => {
  const { cabinetId, sku: rival, change } = await open();
  const cardId = await makeWatchedCard(app, {
    sku: rival,
    snapshots: [
      { at: '2026-02-05T10:00:00Z', facts: { characteristics: [{ name: 'Цвет', value: 'белый' }] } },
      {
        at: '2026-02-06T10:00:00Z',
        facts: {
          characteristics: [
            { name: 'Цвет', value: 'чёрный' },
            { name: 'Вес', value: '1 кг' },
          ],
        },
      },
    ],
  });
  const difference = {
    kind: 'characteristics' as const,
    changed: [{ name: 'Цвет', was: 'белый', now: 'чёрный' }],
  };
  const line = { cabinetId, sku: rival, cardId, at: '2026-02-06T10:00:00Z' };
  const id = await makeRadarChange(app, { ...line, difference });
  const text = await makeRadarChange(app, {
    ...line,
    difference: { kind: 'description', was: 'а'.repeat(20_000), now: null },
  });
  expect((await change(id)).body).toMatchObject({
    id,
    difference,
    unchanged: [{ name: 'Вес', value: '1 кг' }],
  });
  expect((await change(text)).body).toMatchObject({
    difference: { was: 'а'.repeat(20_000) },
    unchanged: null,
  });
  const stranger = await open();
  expect((await stranger.change(id)).status).toBe(400);
});

test('places are the average of what is tracked today, orders are the own figures by day', async () => {
  const { cabinetId, sku: own, figures } = await open();
  expect(await figures()).toEqual({ places: null, orders: null });
  await trackQueries(app, cabinetId, { sku: own, cityId: 213, queries: ['чайник', 'чайник белый'] });
  const terms = await listTermIds(app, cabinetId);
  const check = { cabinet: cabinetId, product: own, city: 213, termId: terms.get('чайник') ?? 0 };
  await makeObservations(app, [
    { ...check, at: '2026-03-01T10:05:00Z', place: 10 },
    { ...check, at: '2026-03-01T10:35:00Z', termId: terms.get('чайник белый') ?? 0, place: 20 },
    { ...check, at: '2026-03-01T10:36:00Z', termId: 999, place: 500 },
    { ...check, at: '2026-03-01T12:05:00Z', outcome: 'notFound' },
    { ...check, at: '2026-03-01T14:05:00Z', outcome: 'timeout' },
  ]);
  await storeProductDays(app, cabinetId, [{ sku: own, day: '2026-03-01', viewUsers: 50, cardUsers: 5 }]);
  expect(await figures({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
    places: {
      hours: 1,
      points: [
        { at: '2026-03-01T10:00:00.000Z', average: 15, found: 2, answered: 2 },
        { at: '2026-03-01T12:00:00.000Z', average: null, found: 0, answered: 1 },
      ],
    },
    orders: [{ day: '2026-03-01', units: 1, revenueKopecks: 100_000 }],
  });
  expect((await figures()).places).toMatchObject({ hours: 6, points: [{ average: 15, answered: 3 }] });
});

test('flags of a product are its changes of the period, the oldest first', async () => {
  const { cabinetId, sku: rival, changes } = await open();
  const cardId = await makeWatchedCard(app, { sku: rival, snapshots: [] });
  const line = { cabinetId, sku: rival, cardId };
  await makeRadarChange(app, {
    ...line,
    at: '2026-02-20T10:00:00Z',
    snapshot: 4,
    difference: { kind: 'price', was: 2, now: 1 },
  });
  await makeRadarChange(app, {
    ...line,
    at: '2026-02-10T10:00:00Z',
    difference: { kind: 'title', was: 'а', now: 'б' },
  });
  await makeRadarChange(app, {
    ...line,
    at: '2026-01-10T10:00:00Z',
    snapshot: 1,
    difference: { kind: 'title', was: 'в', now: 'а' },
  });
  await makeRadarChange(app, {
    ...line,
    sku: 1,
    snapshot: 5,
    at: '2026-02-11T10:00:00Z',
    difference: { kind: 'title', was: 'г', now: 'д' },
  });
  const list = (await changes()).changes;
  expect(list.map(({ kind, figure }) => [kind, figure])).toEqual([
    ['title', null],
    ['price', { was: 2, now: 1 }],
  ]);
});
