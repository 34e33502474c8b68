import { Sku } from '@vitrina/contract/ids.ts';
import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import { expect, test } from 'vitest';
import { rateChange } from './rate-change.ts';

const offer = { sku: Sku.parse(1), sellerId: 1, sellerName: 'Лавка', priceKopecks: 100 };
const pictures = (...hashes: string[]) => hashes.map((hash) => ({ hash }));
const stock = (isAvailable: boolean, count: number | null) => ({ isAvailable, stock: count });

test.each<[string, RadarDifference, { own: string; rival: string }]>([
  ['a price by a tenth', { kind: 'price', was: 1000, now: 900 }, { own: 'high', rival: 'high' }],
  ['a price by less', { kind: 'price', was: 1000, now: 901 }, { own: 'normal', rival: 'normal' }],
  ['a price by a little', { kind: 'price', was: 1000, now: 1019 }, { own: 'low', rival: 'low' }],
  ['a price from nothing', { kind: 'price', was: 0, now: 5 }, { own: 'high', rival: 'high' }],
  ['a title', { kind: 'title', was: 'a', now: 'b' }, { own: 'high', rival: 'high' }],
  [
    'the main picture',
    { kind: 'pictures', was: pictures('a', 'b'), now: pictures('b', 'a') },
    { own: 'high', rival: 'high' },
  ],
  [
    'another picture',
    { kind: 'pictures', was: pictures('a', 'b'), now: pictures('a') },
    { own: 'normal', rival: 'normal' },
  ],
  ['sold out', { kind: 'stock', was: stock(true, 3), now: stock(false, 0) }, { own: 'high', rival: 'high' }],
  [
    'fewer pieces',
    { kind: 'stock', was: stock(true, 90), now: stock(true, 3) },
    { own: 'normal', rival: 'low' },
  ],
  ['a rating by a little', { kind: 'rating', was: 4.8, now: 4.7 }, { own: 'low', rival: 'low' }],
  ['a rating that fell', { kind: 'rating', was: 4.8, now: 4.5 }, { own: 'high', rival: 'high' }],
  ['some reviews more', { kind: 'reviews', was: 100, now: 110 }, { own: 'low', rival: 'low' }],
  ['a seller', { kind: 'sellers', appeared: [offer], left: [] }, { own: 'high', rival: 'normal' }],
  ['a seller who left', { kind: 'sellers', appeared: [], left: [offer] }, { own: 'normal', rival: 'normal' }],
  ['a category', { kind: 'category', was: 'a', now: 'b' }, { own: 'high', rival: 'normal' }],
  ['a badge', { kind: 'badges', appeared: ['a'], gone: [] }, { own: 'low', rival: 'low' }],
  ['a content rating', { kind: 'contentRating', was: 90, now: 80 }, { own: 'high', rival: 'high' }],
])('%s', (_, difference, { own, rival }) => {
  expect(rateChange(difference, { isOwn: true })).toBe(own);
  expect(rateChange(difference, { isOwn: false })).toBe(rival);
});
