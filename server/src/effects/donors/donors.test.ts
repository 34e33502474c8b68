import { expect, test } from 'vitest';
import { chooseDonors, likenessBefore } from './choose-donors.ts';
import { daysOff } from './days-off.ts';
import { isSameKind, kindWords } from './kind-words.ts';
import { type History, isAdvertisingSteady, isSteady, priceChange } from './steadiness.ts';

const WINDOWS = { preFrom: 0, preTo: 28, postFrom: 29, postTo: 43 };
const flat = (value: number) => new Float64Array(43).fill(value);
const stepped = (before: number, after: number) =>
  Float64Array.from({ length: 43 }, (_, day) => (day < 28 ? before : after));
const history = (more: Partial<History> = {}): History => ({
  orders: flat(10),
  openings: flat(100),
  revenueKopecks: flat(100_000),
  advertised: flat(40),
  off: [],
  changes: [],
  ...more,
});

test('products whose names begin alike are of one kind', () => {
  const kettle = kindWords('Чайник электрический Ромашка 1,7 л');
  expect(isSameKind(kettle, kindWords('Чайники для плиты'))).toBe(true);
  expect(isSameKind(kettle, kindWords('Электрическая печь'))).toBe(true);
  expect(isSameKind(kettle, kindWords('Полотенце Ромашка'))).toBe(false);
});

test('donors: its kind first, of its own size, never those with hardly anything or with something of their own', () => {
  const wave = (size: number) =>
    Float64Array.from({ length: 43 }, (_, day) => size * (2 + Math.sin(day / 5)));
  const candidate = (sku: number, size: number, isKind: boolean) => ({
    sku,
    series: wave(size),
    isSameKind: isKind,
  });
  const chosen = chooseDonors(
    wave(10),
    [
      candidate(1, 100, true),
      candidate(2, 9, true),
      candidate(3, 0.01, true),
      candidate(4, 10, false),
      { sku: 5, series: flat(10), isSameKind: false },
      { ...candidate(6, 10, true), isSteadyIn: () => false },
    ],
    WINDOWS,
  );
  expect(chosen.map(({ sku }) => sku)).toEqual([2, 1, 4]);
});

test('likeness is of what came before alone', () => {
  const rising = Float64Array.from({ length: 43 }, (_, day) => day);
  const turned = rising.map((value, day) => (day < 28 ? value : -100 * value));
  expect(likenessBefore(rising, turned, 28)).toBeCloseTo(1, 9);
  expect(likenessBefore(rising, flat(3), 28)).toBe(0);
  const single = new Float64Array(28).with(27, 1);
  expect(likenessBefore(single, single, 28)).toBeCloseTo(1, 9);
});

test('a day on which hardly anybody saw a product is a day off', () => {
  const views = flat(1000);
  views[5] = 50;
  expect(daysOff(views).flatMap((isOff, day) => (isOff ? [day] : []))).toEqual([5]);
  expect(daysOff(flat(2)).includes(true)).toBe(false);
});

test('a price, an outage, another change and advertising each make a product unsteady', () => {
  expect(isSteady(history(), WINDOWS)).toBe(true);
  expect(priceChange(history({ revenueKopecks: stepped(100_000, 90_000) }), WINDOWS)).toBeCloseTo(-10, 9);
  const unsteady = [
    { revenueKopecks: stepped(100_000, 90_000) },
    { off: Array.from({ length: 43 }, (_, day) => day === 30) },
    { changes: [12] },
    { advertised: stepped(40, 0) },
  ];
  for (const more of unsteady) expect(isSteady(history(more), WINDOWS)).toBe(false);
  expect(isSteady(history({ changes: [28, 50] }), { ...WINDOWS, preTo: 20, postFrom: 21, postTo: 27 })).toBe(
    true,
  );
});

test('advertising is steady if it brings as large a part, or as many clicks', () => {
  const market = { advertised: stepped(40, 80), openings: stepped(100, 200) };
  expect(isAdvertisingSteady(history(market), WINDOWS)).toBe(true);
  const better = { openings: stepped(100, 150) };
  expect(isAdvertisingSteady(history(better), WINDOWS)).toBe(true);
  expect(
    isAdvertisingSteady(history({ advertised: stepped(40, 80), openings: stepped(100, 140) }), WINDOWS),
  ).toBe(false);
  expect(isAdvertisingSteady(history({ advertised: null }), WINDOWS)).toBe(true);
});
