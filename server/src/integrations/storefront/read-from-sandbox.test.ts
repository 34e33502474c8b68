import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { send } from '../../platform/outbound/send.ts';
import { listOtherSellers } from './list-other-sellers.ts';
import { openVisits } from './open-visits.ts';
import { readProductCard } from './read-product-card.ts';

const MOSCOW = 213;
const QUERY = 'платье';
const Places = z.object({ places: z.array(z.object({ sku: z.int() })) });
const PiggyBackers = z.object({
  piggyBackers: z.array(z.object({ sku: z.int(), sellerId: z.int(), priceKopecks: z.int() })),
});
const Pictures = z.object({ pictures: z.array(z.object({ address: z.string() })) });
const History = z.object({
  prices: z.array(z.object({ priceKopecks: z.int() })),
  titles: z.array(z.object({ title: z.string() })),
});

describe('cards of the sandbox', () => {
  const signal = new AbortController().signal;
  let sandbox: Sandbox;
  let skus: number[];
  const visits = () => openVisits({ baseUrl: `${sandbox.url}/storefront`, send }, 5000);
  const truth = async <Shape extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    shape: Shape,
  ): Promise<z.output<Shape>> => shape.parse(await sandbox.truth(path, query));

  beforeAll(async () => {
    sandbox = await startSandbox();
    await sandbox.clock({ now: '2026-11-21T09:00:00Z', speed: 0 });
    const input = { text: QUERY, city: String(MOSCOW) };
    skus = (await truth('search', input, Places)).places.map(({ sku }) => sku);
  });
  afterAll(() => sandbox.stop());

  test('a card says what the market knows', async () => {
    const sku = skus[0] ?? 0;
    const answer = await readProductCard(visits(), { sku, cityId: MOSCOW, signal });
    const span = { sku: String(sku), from: '2026-11-21T08:59:59Z', to: '2026-11-21T09:00:01Z' };
    const { prices, titles } = await truth('history', span, History);
    const { pictures } = await truth('pictures', { sku: String(sku) }, Pictures);
    expect(answer).toMatchObject({
      outcome: 'read',
      card: {
        sku,
        title: titles.at(-1)?.title,
        priceKopecks: prices.at(-1)?.priceKopecks,
        isAvailable: true,
        pictures: pictures.map(({ address }) => `${sandbox.url}${address}`),
        seller: { id: expect.any(Number), name: expect.stringMatching(/\S/) },
      },
    });
    const card = answer.outcome === 'read' ? answer.card : undefined;
    expect(card?.cardPriceKopecks).toBeLessThan(card?.priceKopecks ?? 0);
    expect(card?.oldPriceKopecks ?? Number.POSITIVE_INFINITY).toBeGreaterThan(card?.priceKopecks ?? 0);
    expect(card?.rating ?? 5).toBeGreaterThanOrEqual(1);
  });

  test('other sellers are those who are there, with their prices', async () => {
    const sku = skus[1] ?? 0;
    for (const [sellerId, priceKopecks] of [
      [12, 99_900],
      [13, 123_400],
    ]) {
      const body = { sku, sellerId, priceKopecks, until: '2026-12-01T00:00:00Z' };
      await fetch(`${sandbox.url}/truth/piggy-backers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    }
    const { piggyBackers } = await truth('piggy-backers', { sku: String(sku) }, PiggyBackers);
    expect(piggyBackers.length).toBeGreaterThanOrEqual(2);
    const answer = await listOtherSellers(visits(), { sku, cityId: MOSCOW, signal });
    const offers = answer.outcome === 'read' ? answer.offers : [];
    expect(offers.map((offer) => [offer.sku, offer.priceKopecks])).toEqual(
      piggyBackers.map((offer) => [offer.sku, offer.priceKopecks]),
    );
    for (const [place, { seller }] of offers.entries())
      expect([null, piggyBackers[place]?.sellerId]).toContain(seller?.id ?? null);
    // The offer has a card of its own, sold by the other seller.
    const [first] = offers;
    const other = await readProductCard(visits(), { sku: first?.sku ?? 0, cityId: MOSCOW, signal });
    expect(other).toMatchObject({
      outcome: 'read',
      card: { priceKopecks: first?.priceKopecks, seller: { id: piggyBackers[0]?.sellerId } },
    });
  });

  test('what is not there is not found', async () => {
    const question = { sku: 1, cityId: MOSCOW, signal };
    expect(await readProductCard(visits(), question)).toEqual({ outcome: 'notFound' });
    expect(await listOtherSellers(visits(), question)).toEqual({ outcome: 'notFound' });
  });

  test('without an address the provider is off', async () => {
    const off = openVisits({ baseUrl: '', send }, 1000);
    const answer = await readProductCard(off, { sku: 1, cityId: MOSCOW, signal });
    expect(answer).toMatchObject({ outcome: 'off' });
  });
});
