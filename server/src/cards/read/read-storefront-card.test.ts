import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../test/fakes/tiny-storefront.ts';
import type { JudgedAnswer } from '../../integrations/storefront/judge-answer.ts';
import { readStorefrontCard } from './read-storefront-card.ts';

type Widget = [string, unknown];
type Pages = { card?: Widget[]; details?: Widget[] | JudgedAnswer; sellers?: Widget[] | JudgedAnswer };
const heading: Widget = ['webProductHeading', { title: 'Чайник' }];
const price: Widget = ['webPrice', { price: '1 000 ₽', cardPrice: '960 ₽', isAvailable: true }];
const blocked: JudgedAnswer = { outcome: 'blocked', retryAfterMs: 7, message: '' };
const broken: JudgedAnswer = { outcome: 'serverError', retryAfterMs: null, message: '' };

function answerOf(widgets: Widget[] | JudgedAnswer = []): JudgedAnswer {
  return Array.isArray(widgets) ? { outcome: 'ok', json: JSON.parse(pageOf(widgets)) } : widgets;
}

/** No host of pictures is known here, so that none is fetched. */
const NOTHING_OUTSIDE = {
  env: { PICTURE_HOSTS: '', OZON_SELLER_URL: 'http://127.0.0.1:9', CLOCK_URL: '' },
  clock: { now: () => new Date(0) },
} as unknown as Parameters<typeof readStorefrontCard>[0];

async function read({ card = [heading, price], details, sellers }: Pages) {
  const visits = {
    ask: async (path: string) =>
      answerOf(path.includes('otherOffers') ? sellers : path.includes('pdpPage2column') ? details : card),
  };
  return readStorefrontCard(NOTHING_OUTSIDE, visits, {
    sku: 5,
    cityId: 213,
    known: null,
    lookedAt: null,
    parts: { details: details !== undefined, sellers: sellers !== undefined },
    signal: new AbortController().signal,
  });
}
const facts = async (pages: Pages) => {
  const look = await read(pages);
  return look.outcome === 'read' ? look.facts : look;
};

describe('a card as buyers see it', () => {
  test('what no page says is no fact', async () => {
    expect(await facts({})).toEqual({
      title: 'Чайник',
      price: 100_000,
      stock: { isAvailable: true, stock: null },
    });
  });

  test.each([
    ['only the price with the marketplace’s card is shown', { cardPrice: '960 ₽', isAvailable: true }],
    ['both are the same', { price: '960 ₽', cardPrice: '960 ₽' }],
  ])('%s: the price is not known', async (_, state) =>
    expect(await facts({ card: [heading, ['webPrice', state]] })).not.toHaveProperty('price'),
  );

  test('sold out is a stock without a price', async () => {
    expect(await facts({ card: [heading, ['webOutOfStock', {}]] })).toEqual({
      title: 'Чайник',
      stock: { isAvailable: false, stock: null },
    });
  });

  test('a price without a word on whether it can be bought is no stock', async () => {
    expect(await facts({ card: [heading, ['webPrice', { price: '1 000 ₽' }]] })).not.toHaveProperty('stock');
  });

  test('nobody has rated it: no rating, and no reviews', async () => {
    const score: Widget = ['webReviewProductScore', { totalScore: 0, reviewsCount: 0 }];
    expect(await facts({ card: [heading, price, score] })).toMatchObject({ rating: null, reviews: 0 });
  });

  test('pictures that cannot be fetched have not gone', async () => {
    const gallery: Widget = ['webGallery', { images: [{ src: 'https://cdn.test/1.jpg' }] }];
    expect(await facts({ card: [heading, price, gallery] })).not.toHaveProperty('pictures');
  });

  test('offers of others stand in the order of their SKUs, each once', async () => {
    const offer = (sku: number, shown: string) => ({
      sku,
      name: `М${sku}`,
      link: `/seller/m-${sku}/`,
      price: { price: shown },
    });
    const sellers: Widget[] = [
      ['webSellerList', { sellers: [offer(9, '10 ₽'), offer(7, '12 ₽'), offer(9, '10 ₽'), offer(5, '1 ₽')] }],
    ];
    expect(await facts({ sellers })).toMatchObject({
      offers: [
        { sku: 7, sellerId: 7, sellerName: 'М7', priceKopecks: 1200 },
        { sku: 9, sellerId: 9, sellerName: 'М9', priceKopecks: 1000 },
      ],
    });
  });

  test('a further page that breaks leaves out what it would have said', async () => {
    const found = await facts({ details: broken, sellers: [['webSellerList', { sellers: [] }]] });
    expect(found).toMatchObject({ title: 'Чайник', offers: [] });
    expect(found).not.toHaveProperty('description');
    expect(
      await facts({ details: [['webDescription', { richAnnotation: '' }]], sellers: broken }),
    ).toMatchObject({
      description: null,
    });
  });

  test.each([
    ['details', { details: blocked }],
    ['sellers', { sellers: blocked }],
  ])('a refusal is a failed look, at whichever page: %s', async (_, pages) =>
    expect(await read(pages)).toEqual({ outcome: 'failed', reason: 'blocked', retryAfterMs: 7 }),
  );

  test('a card that is not there is gone, a page of another shape is not', async () => {
    const visits = { ask: async () => ({ outcome: 'absent' }) as const };
    const question = {
      sku: 5,
      cityId: 213,
      known: null,
      lookedAt: null,
      signal: new AbortController().signal,
    };
    const parts = { details: false, sellers: false };
    expect(await readStorefrontCard(NOTHING_OUTSIDE, visits, { ...question, parts })).toEqual({
      outcome: 'gone',
    });
    expect(await read({ card: [heading] })).toMatchObject({ outcome: 'failed', reason: 'drift' });
  });
});
