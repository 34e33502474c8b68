import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, START } from '../test/small-sandbox.ts';

const after = (hours: number) => new Date(START.getTime() + hours * HOUR_MS).toISOString();

type Cause = { cause: string; isPlanted: boolean; from: string; until: string };
type Picture = { address: string; contentHash: string; attractiveness: number };

describe('truth', () => {
  let app: FastifyInstance;
  let skus: number[];

  beforeAll(async () => {
    app = openSandbox();
    const places = await ask<{ places: { sku: number }[] }>('/search', { text: 'платье' });
    skus = places.places.map(({ sku }) => sku);
  });
  afterAll(() => app.close());

  async function ask<Answer>(path: string, query: Record<string, string | number>): Promise<Answer> {
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const answer = await app.inject({ url: `/truth${path}`, query: Object.fromEntries(texts) });
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer>();
  }
  const order = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/truth${path}`, payload });

  test('reports the shelf of every marketplace with its factors', async () => {
    const shelf = (marketplace: string) =>
      ask<{ places: { sku: number; position: number; factors: object }[] }>('/search', {
        text: 'платье',
        marketplace,
      });
    const [ozon, wb] = [await shelf('ozon'), await shelf('wb')];
    expect(ozon.places.map(({ sku }) => sku)).toEqual(skus);
    expect(wb.places.map(({ sku }) => sku)).not.toEqual(skus);
    expect(Object.keys(ozon.places[0]?.factors ?? {})).toContain('advertising');
  });

  test('reports which queries demand jumped for, by day', async () => {
    const day = START.toISOString().slice(0, 10);
    const { bursts } = await ask<{ bursts: { query: string; factors: number[] }[] }>('/bursts', {
      day,
      days: 28,
    });
    expect(bursts.length).toBeGreaterThan(0);
    expect(bursts.every(({ factors }) => factors.length === 28 && factors.some((one) => one !== 1))).toBe(
      true,
    );
    const shorter = await ask<{ bursts: object[] }>('/bursts', { day, days: 7 });
    expect(shorter.bursts.length).toBeLessThan(bursts.length);
  });

  test('an injected cause is listed beside the planted ones and takes effect', async () => {
    const [sku = 0] = skus;
    const answer = await order('/causes', { sku, cause: 'soldOut', until: after(2) });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ sku, cause: 'soldOut', from: after(0), until: after(2) });
    const shown = await ask<{ causes: Cause[] }>('/causes', { sku, from: after(-24 * 60), to: after(1) });
    expect(shown.causes.filter(({ isPlanted }) => !isPlanted)).toEqual([
      { cause: 'soldOut', isPlanted: false, from: after(0), until: after(2) },
    ]);
    const now = await ask<{ places: { sku: number }[] }>('/search', { text: 'платье' });
    expect(now.places.map((place) => place.sku)).not.toContain(sku);
  });

  test('piggy-backers can be let in', async () => {
    const [, sku = 0] = skus;
    const requested = { sku, sellerId: 12, priceKopecks: 99_900, at: after(1), until: after(5) };
    const answer = await order('/piggy-backers', requested);
    expect(answer.statusCode).toBe(201);
    const { sku: offer } = answer.json<{ sku: number }>();
    const open = (hours: number) =>
      ask<{ piggyBackers: { sku: number }[] }>('/piggy-backers', { sku, at: after(hours) });
    expect((await open(1)).piggyBackers).toContainEqual({
      sku: offer,
      sellerId: 12,
      priceKopecks: 99_900,
      since: after(1),
    });
    expect((await open(5)).piggyBackers.map((one) => one.sku)).not.toContain(offer);
    // Things are done to cards, not to offers on them.
    const refused = await order('/causes', { sku: offer, cause: 'soldOut', until: after(2) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ error: string }>().error).toContain(`the card ${sku}`);
  });

  test('two cards of one seller can be made twins, which take each other’s places from then on', async () => {
    type Place = { sku: number; sellerId: number; position: number };
    const { places } = await ask<{ places: Place[] }>('/shelf', { text: 'шторы' });
    const [one = 0, other = 0] = places.filter(({ sellerId }) => sellerId === 7).map(({ sku }) => sku);
    const stranger = places.find(({ sellerId }) => sellerId !== 7)?.sku;
    const ordered = { sku: one, otherSku: other, at: after(1), until: after(200) };
    expect((await order('/twins', { ...ordered, otherSku: stranger })).statusCode).toBe(400);
    expect((await order('/twins', { ...ordered, otherSku: one })).statusCode).toBe(400);
    expect((await order('/twins', ordered)).statusCode).toBe(201);
    expect(await ask('/twins', { at: after(0) })).toEqual({ twins: [] });
    expect(await ask('/twins', { at: after(1) })).toEqual({
      twins: [{ skus: [Math.min(one, other), Math.max(one, other)], from: after(1), until: after(200) }],
    });
  });

  test('a seller’s twins are chosen by the market once, and stay when requested again', async () => {
    const ordered = { sellerId: 7, at: after(300), until: after(400) };
    const chosen = await order('/twins', ordered);
    expect(chosen.statusCode).toBe(201);
    const again = await order('/twins', { ...ordered, at: after(301) });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(chosen.json());
    expect(await ask('/twins', { at: after(302) })).toEqual({ twins: [chosen.json()] });
    expect((await order('/twins', { ...ordered, sellerId: 1_000_000 })).statusCode).toBe(404);
  });

  test('pictures are listed with their worth, which a test can set', async () => {
    const [, , sku = 0] = skus;
    const { pictures } = await ask<{ pictures: Picture[] }>('/pictures', { sku, marketplace: 'wb' });
    const [main] = pictures;
    expect(main?.attractiveness).toBeGreaterThanOrEqual(0.6);
    expect(main?.attractiveness).toBeLessThanOrEqual(1.6);
    const set = await order('/attractiveness', { contentHash: main?.contentHash, factor: 1.9 });
    expect(set.statusCode).toBe(201);
    const again = await ask<{ pictures: Picture[] }>('/pictures', { sku, marketplace: 'wb' });
    expect(again.pictures).toEqual([{ ...main, attractiveness: 1.9 }, ...pictures.slice(1)]);
  });

  test('the history of a card has every change once, from the beginning of the time on', async () => {
    type History = { prices: { at: string; priceKopecks: number }[]; titles: unknown[]; pictures: unknown[] };
    const [, , , sku = 0] = skus;
    const span = { sku, from: after(-24 * 80), to: after(0) };
    const history = await ask<History>('/history', span);
    expect(history.prices.length).toBeGreaterThan(2);
    expect(history.prices[0]?.at).toBe(span.from);
    history.prices.slice(1).forEach(({ priceKopecks }, place) => {
      expect(priceKopecks).not.toBe(history.prices[place]?.priceKopecks);
    });
    expect(history.titles.length).toBeGreaterThanOrEqual(1);
    expect(history.pictures.length).toBeGreaterThanOrEqual(1);
    const wb = await ask<History>('/history', { ...span, marketplace: 'wb' });
    expect(wb.prices).not.toEqual(history.prices);
  });

  test("a rival's history has other titles and pictures in a quarter", async () => {
    type History = { titles: { title: string }[]; pictures: unknown[] };
    const cards = await Promise.all(
      skus.slice(4, 30).map((sku) => ask<History>('/history', { sku, from: after(-24 * 90), to: after(0) })),
    );
    expect(cards.filter(({ pictures }) => pictures.length > 1).length).toBeGreaterThan(8);
    expect(cards.filter(({ titles }) => titles.length > 1).length).toBeGreaterThan(3);
  });

  test.each([
    ['/search', {}, 400],
    ['/search', { text: 'a', at: 'yesterday' }, 400],
    ['/search', { text: 'a', marketplace: 'lamoda' }, 400],
    ['/causes', { sku: 'x' }, 400],
    ['/causes', { sku: 1 }, 404],
    ['/pictures', { sku: 1 }, 404],
    ['/piggy-backers', {}, 400],
    ['/history', { sku: 1 }, 404],
  ])('GET %s %j is refused with %s', async (path, query, status) => {
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const answer = await app.inject({ url: `/truth${path}`, query: Object.fromEntries(texts) });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error: string }>().error).toMatch(/\w+: /);
  });

  test.each([
    ['/causes', { cause: 'soldOut', until: after(-1) }],
    ['/causes', { cause: 'moonRose', until: after(1) }],
    ['/causes', { cause: 'soldOut' }],
    ['/piggy-backers', { sellerId: 999_999, priceKopecks: 1000, until: after(1) }],
    ['/piggy-backers', { sellerId: 12, priceKopecks: 0, until: after(1) }],
    ['/attractiveness', { contentHash: 'a', factor: -1 }],
    ['/attractiveness', { contentHash: 'a', factor: 1, more: 1 }],
  ])('POST %s %j is refused in words', async (path, payload) => {
    const isOfCard = path !== '/attractiveness';
    const answer = await order(path, isOfCard ? { sku: skus[0], ...payload } : payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toMatch(/\w+: /);
  });

  test('a history of more than a quarter is refused', async () => {
    const query = { sku: String(skus[0]), from: after(-24 * 100), to: after(0) };
    const answer = await app.inject({ url: '/truth/history', query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'from: at most 92 days' });
  });
});
