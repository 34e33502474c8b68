import * as contract from '@vitrina/contract/product-card.ts';
import { addExternalProduct, listProducts } from '@vitrina/contract/products.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeProducts } from '../../test/builders/own-days.ts';
import {
  CARD,
  type CardOffice,
  type CardPipeline,
  CITY,
  MINE,
  openCardPipeline,
  RIVAL,
} from '../../test/card-pipeline.ts';
import { showCards } from '../../test/fakes/card-storefront.ts';
import { refusal } from '../../test/refusal.ts';

let pipeline: CardPipeline;
let office: CardOffice;
beforeAll(async () => {
  pipeline = await openCardPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  office = await pipeline.begin();
});

describe('which card is meant', () => {
  test('SKU, article and address of an own product are one card, in one run', async () => {
    await storeProducts(pipeline.app, office.id, [MINE]);
    const first = await office.start(String(MINE));
    for (const line of [`a-${MINE}`, `https://www.ozon.ru/product/chaynik-${MINE}/?at=x`, ` ${MINE} `])
      expect(await office.start(line)).toEqual(first);
    expect(first.sku).toBe(MINE);
  });

  test('what is no card is refused by sentence and costs nothing', async () => {
    expect(await office.refusedBy('нет такого артикула')).toEqual(refusal('productCard.unknownAddress'));
    expect(await office.refusedBy('https://www.wildberries.ru/catalog/12345678/detail.aspx')).toEqual(
      refusal('productCard.otherMarketplace', { marketplace: 'wb' }),
    );
    expect(await office.spent()).toBe(0);
  });

  test("another cabinet's articles are nobody's here", async () => {
    const other = await pipeline.cardsOf();
    await storeProducts(pipeline.app, other.id, [900_777]);
    expect(await office.refusedBy('A-900777')).toEqual(refusal('productCard.unknownAddress'));
  });
});

describe('a run', () => {
  test('reads the card, its sellers and its queries, is paid for once and notifies in the bell', async () => {
    pipeline.tiny.shelves.set(`чайник|${CITY}`, [1, 2, RIVAL]);
    pipeline.tiny.shelves.set(`чайник стальной|${CITY}`, [RIVAL]);
    pipeline.tiny.shelves.set(`чайники для дачи|${CITY}`, [5]);
    const { run, card, offers, queries, prices } = await office.finish();
    expect(run).toMatchObject({ state: 'ready', isPaid: true, stage: null, failure: null, isOwn: false });
    expect(card).toMatchObject({
      title: CARD.title,
      priceKopecks: 100_000,
      cardPriceKopecks: 90_000,
      seller: { id: 77, name: 'Лавка' },
      pictures: ['https://img.test/1.jpg', 'https://img.test/2.jpg'],
      characteristics: CARD.characteristics,
      description: 'Описание',
    });
    expect(offers).toMatchObject([{ sku: 900_010, priceKopecks: 105_000, seller: { name: 'Сосед' } }]);
    expect(queries).toMatchObject({ shelvesAsked: 3, shelvesRead: 3, outcome: 'read', ownDays: null });
    expect(queries?.queries.map(({ query, place }) => [query, place])).toEqual([
      ['чайник', 3],
      ['чайник стальной', 1],
    ]);
    expect(queries?.queries.every(({ frequency }) => (frequency ?? 0) > 0)).toBe(true);
    expect(prices).toMatchObject([{ priceKopecks: 100_000, cardPriceKopecks: 90_000 }]);
    expect(await office.spent()).toBe(1);
    expect(await office.notifications()).toEqual([
      { kind: 'cardReady', runId: run.runId, sku: RIVAL, title: CARD.title },
    ]);
  });

  test('opened again it costs nothing and asks nobody', async () => {
    const { run } = await office.finish();
    pipeline.tiny.requests.length = 0;
    await office.open(run.runId);
    await office.list();
    expect(pipeline.tiny.requests).toEqual([]);
    expect(await office.spent()).toBe(1);
  });

  test('of the same card on the same day costs once, and adds to the price history', async () => {
    await office.finish();
    pipeline.app.clock.advance(60_000);
    showCards(pipeline.tiny, new Map([[RIVAL, { ...CARD, price: '1 200 ₽' }]]));
    const { prices } = await office.finish();
    expect(prices.map(({ priceKopecks }) => priceKopecks)).toEqual([100_000, 120_000]);
    expect(await office.spent()).toBe(1);
  });

  test("names a rival's product of the book, which stays a rival's", async () => {
    const inBook = { cabinetId: office.id, sku: RIVAL };
    await pipeline.app.call(addExternalProduct, inBook, office.token);
    const { run } = await office.finish();
    expect(run.isOwn).toBe(false);
    const book = { cabinetId: office.id, search: CARD.title, withExternal: true };
    expect((await pipeline.app.call(listProducts, book, office.token)).products).toMatchObject([
      { sku: RIVAL, name: CARD.title, imageUrl: 'https://img.test/1.jpg' },
    ]);
  });

  test("is nobody else's", async () => {
    const { run } = await office.finish();
    const other = await pipeline.cardsOf();
    const input = { cabinetId: other.id, runId: run.runId };
    const answer = await pipeline.app.inject(contract.getCardRun, input, other.token);
    expect(answer.body).toEqual(refusal('productCard.notFound'));
    expect((await other.list()).runs).toEqual([]);
  });
});
