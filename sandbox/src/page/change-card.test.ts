import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../market/market.ts';
import { openSellerPages } from '../test/seller-pages.ts';
import { START } from '../test/small-sandbox.ts';
import { readCardChange } from './change-card.ts';
import type { SellerPages } from './seller-pages.ts';

describe('what a form does to a card', () => {
  let pages: SellerPages;
  let product: Product;
  beforeAll(() => {
    ({ pages, product } = openSellerPages());
  });
  const read = (act: Parameters<typeof readCardChange>[2], fields: object) =>
    readCardChange(pages, product, act, fields);

  test('it counts from the moment of the clock, on the marketplace of the page', () => {
    expect(read('price', { marketplace: 'wb', priceRub: '990' })).toEqual({
      kind: 'price',
      marketplace: 'wb',
      sku: product.sku,
      atMs: START.getTime(),
      priceKopecks: 99_000,
    });
  });

  test('a picture moves to the front and none is lost', () => {
    const { pictures } = pages.market.products.look(product.sku, START);
    const change = read('main', { place: String(pictures.length - 1) });
    if (change.kind !== 'pictures') throw new Error(change.kind);
    expect(change.pictures[0]).toEqual(pictures.at(-1));
    expect(change.pictures.slice(1)).toEqual(pictures.slice(0, -1));
    expect(() => read('main', { place: String(pictures.length) })).toThrow();
  });

  test('advertising begins with the bid of the plan, or with a middling one', () => {
    const campaigns = pages.traffic.campaigns.ofSeller('ozon', product.sellerId, START);
    const [planned] = campaigns.flatMap(({ items }) => items);
    const bidOf = (one: Product) => {
      const change = readCardChange(pages, one, 'campaign', { to: 'on' });
      return change.kind === 'bid' ? change.bid : undefined;
    };
    const inCampaign = pages.market.products.bySku(planned?.sku ?? 0);
    expect(inCampaign && bidOf(inCampaign)).toBe(planned?.bid);
    const advertised = new Set(campaigns.flatMap(({ items }) => items.map(({ sku }) => sku)));
    const other = pages.market.products.ofSeller(product.sellerId).find(({ sku }) => !advertised.has(sku));
    expect(other && bidOf(other)).toBe(0.5);
    expect(read('campaign', { to: 'off' })).toMatchObject({ kind: 'bid', bid: 0 });
  });

  test('what lasts ends after its hours', () => {
    const untilMs = START.getTime() + 6 * HOUR_MS;
    expect(read('cause', { cause: 'soldOut', hours: '6' })).toMatchObject({ kind: 'cause', untilMs });
    expect(read('piggy-backer', { sellerId: '11', priceRub: '10', hours: '6' })).toMatchObject({
      kind: 'piggyBacker',
      priceKopecks: 1000,
      untilMs,
    });
  });

  test('what is written counts, and an empty field takes it back', () => {
    expect(read('title', { text: ' Новое имя ' })).toMatchObject({
      kind: 'card',
      text: { title: 'Новое имя' },
    });
    expect(read('title', { text: '' })).toMatchObject({ text: { title: null } });
    expect(read('characteristics', { text: 'Цвет: синий\n\nПодпись: а: б' })).toMatchObject({
      text: {
        characteristics: [
          { name: 'Цвет', value: 'синий' },
          { name: 'Подпись', value: 'а: б' },
        ],
      },
    });
    expect(read('badges', { text: 'Хит, Оригинал' })).toMatchObject({
      text: { badges: ['Хит', 'Оригинал'] },
    });
    expect(read('stock', { text: '0' })).toMatchObject({ text: { stock: 0 } });
    expect(read('revert', {})).toMatchObject({ text: { title: null, stock: null } });
    expect(() => read('characteristics', { text: 'без значения' })).toThrow();
  });

  test('another main picture is a new one, other addresses are none', () => {
    const { pictures } = pages.market.products.look(product.sku, START);
    const hashes = (act: object) => {
      const change = read('renew', act);
      return change.kind === 'pictures' ? change.pictures.map(({ contentHash }) => contentHash) : [];
    };
    const known = pictures.map(({ contentHash }) => contentHash);
    expect(hashes({ to: 'addresses' })).toEqual(known);
    expect(hashes({ to: 'main' }).slice(1)).toEqual(known.slice(1));
    expect(known).not.toContain(hashes({ to: 'main' })[0]);
  });
});
