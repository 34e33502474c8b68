import { Sku } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { briefChange } from './brief-change.ts';

const pictures = (...hashes: string[]) => hashes.map((hash) => ({ hash }));
const offer = (sku: number) => ({ sku: Sku.parse(sku), sellerId: 1, sellerName: 'А', priceKopecks: 100 });

test('numbers go over, texts do not', () => {
  expect(briefChange({ kind: 'price', was: 1000, now: null })).toEqual({
    figure: { was: 1000, now: null },
    count: null,
    isOnSale: null,
  });
  expect(briefChange({ kind: 'title', was: 'а', now: 'б' })).toEqual({
    figure: null,
    count: null,
    isOnSale: null,
  });
});

test.each([
  [true, false, false],
  [false, true, true],
  [true, true, null],
])('stock from %s to %s', (was, now, expected) => {
  const of = (isAvailable: boolean) => ({ isAvailable, stock: null });
  expect(briefChange({ kind: 'stock', was: of(was), now: of(now) }).isOnSale).toBe(expected);
});

test.each([
  [pictures('a', 'b'), pictures('a', 'b', 'c'), { appeared: 1, gone: 0, changed: 0 }],
  [pictures('a', 'b', 'c'), pictures('b', 'c'), { appeared: 0, gone: 1, changed: 0 }],
  [pictures('a', 'b'), pictures('b', 'a'), { appeared: 0, gone: 0, changed: 2 }],
  [null, pictures('a'), { appeared: 1, gone: 0, changed: 0 }],
])('pictures are counted by their content', (was, now, count) => {
  expect(briefChange({ kind: 'pictures', was, now }).count).toEqual(count);
});

test('what came, what went and what is another are three counts', () => {
  const changed = [
    { name: 'Цвет', was: null, now: 'белый' },
    { name: 'Вес', was: '1', now: '2' },
    { name: 'Объём', was: '3', now: null },
    { name: 'Мощность', was: '3', now: '4' },
  ];
  expect(briefChange({ kind: 'characteristics', changed }).count).toEqual({
    appeared: 1,
    gone: 1,
    changed: 2,
  });
  expect(briefChange({ kind: 'sellers', appeared: [offer(1), offer(2)], left: [] }).count).toEqual({
    appeared: 2,
    gone: 0,
    changed: 0,
  });
  expect(briefChange({ kind: 'badges', appeared: [], gone: ['Оригинал'] }).count).toEqual({
    appeared: 0,
    gone: 1,
    changed: 0,
  });
});
