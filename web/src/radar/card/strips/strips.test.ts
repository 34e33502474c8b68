import { Sku } from '@vitrina/contract/ids.ts';
import type { CardStrips } from '@vitrina/contract/radar/card.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linePath } from './line-path.ts';
import { cardRows, dayFurther, figureRows, listStops, nextStop } from './strip-rows.ts';
import { cutToKnown, pieceAt, type Time, without } from './times.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-03-01T00:00:00.000Z');
const ms = (hour: number) => START + hour * HOUR_MS;
const iso = (hour: number) => new Date(ms(hour)).toISOString();
const PERIOD = { from: ms(0), to: ms(100) };

const NOTHING: CardStrips = {
  sources: [],
  price: [],
  stock: [],
  rating: [],
  reviews: [],
  contentRating: [],
  category: [],
  sellersCount: [],
  sellers: [],
  pictures: [],
  badges: [],
};
const SOURCE = {
  source: 'storefront',
  kinds: ['price', 'stock', 'sellers'],
  knownFrom: iso(10),
  knownUntil: iso(90),
  gaps: [{ from: iso(40), to: iso(50), only: null }],
} satisfies CardStrips['sources'][number];
const rows = (strips: Partial<CardStrips>) =>
  cardRows({ strips: { ...NOTHING, sources: [SOURCE], ...strips }, from: iso(0), to: iso(100) });

const time = fc
  .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]): Time => ({ from, to: from + length }));

describe('times', () => {
  test('without holes cover what no hole does, and nothing twice', () => {
    fc.assert(
      fc.property(
        time,
        fc.array(time, { maxLength: 5 }),
        fc.integer({ min: 0, max: 75 }),
        (whole, holes, at) => {
          const covers = ({ from, to }: Time) => from <= at && at < to;
          const left = without([whole], holes).filter(covers);
          expect(left).toHaveLength(covers(whole) && !holes.some(covers) ? 1 : 0);
        },
      ),
    );
  });

  test('of a state are cut to when it was known', () => {
    const known = [
      { from: 0, to: 10 },
      { from: 20, to: 30 },
    ];
    expect(cutToKnown([{ from: 5, to: 25, value: 'a' }], known)).toEqual([
      { from: 5, to: 10, value: 'a' },
      { from: 20, to: 25, value: 'a' },
    ]);
  });

  test('have the piece that covers a moment, and at the very end the last one', () => {
    const pieces = [
      { from: 0, to: 10, value: 'a' },
      { from: 10, to: 20, value: 'b' },
    ];
    expect([-1, 0, 10, 20, 21].map((at) => pieceAt(pieces, at)?.value)).toEqual([
      undefined,
      'a',
      'b',
      'b',
      undefined,
    ]);
  });
});

describe('rows', () => {
  test('of a price are broken by a gap, and unknown outside of the looks', () => {
    const [row] = rows({
      price: [
        { at: iso(10), value: 100 },
        { at: iso(60), value: null },
      ],
    });
    expect(row).toEqual({
      type: 'line',
      id: 'price',
      pieces: [
        { from: ms(10), to: ms(40), value: 100 },
        { from: ms(50), to: ms(60), value: 100 },
        { from: ms(60), to: ms(90), value: null },
      ],
      unknown: [
        { from: ms(0), to: ms(10) },
        { from: ms(40), to: ms(50) },
        { from: ms(90), to: ms(100) },
      ],
    });
  });

  test('of a stock are numbers where it is counted, and a state where it is not', () => {
    const stock = (isAvailable: boolean, count: number | null, hour: number) => ({
      at: iso(hour),
      value: { isAvailable, stock: count },
    });
    expect(
      rows({ stock: [stock(true, 5, 10), stock(false, null, 20), stock(true, null, 30)] })[0],
    ).toMatchObject({
      type: 'line',
      pieces: [{ value: 5 }, { value: 0 }, { value: null }, { value: null }],
    });
    expect(rows({ stock: [stock(true, null, 10), stock(false, null, 60)] })[0]).toMatchObject({
      type: 'state',
      pieces: [{ value: true }, { value: true }, { value: false }],
    });
  });

  test('of sellers have a lane each, the last that stood there first, and say how many have none', () => {
    const seller = (sku: number, from: number, to: number | null) => ({
      sku: Sku.parse(sku),
      name: sku === 1 ? 'Ромашка' : null,
      from: iso(from),
      to: to === null ? null : iso(to),
      lowestKopecks: null,
      lastKopecks: null,
    });
    const sellers = [seller(1, 10, 20), seller(2, 15, null), seller(1, 30, 35)];
    const many = Array.from({ length: 9 }, (_, index) => seller(100 + index, 11, 12));
    expect(rows({ sellers })[0]).toMatchObject({
      id: 'sellers',
      hidden: 0,
      lanes: [
        { name: '2', pieces: [{ to: ms(40) }, { to: ms(90) }] },
        { name: 'Ромашка', pieces: [{ to: ms(20) }, { to: ms(35) }] },
      ],
    });
    expect(rows({ sellers: many })[0]).toMatchObject({ hidden: 1 });
  });

  test('of places and orders are there where they were measured', () => {
    const places = { hours: 6, points: [{ at: iso(6), average: 12.5, found: 2, answered: 2 }] };
    const orders = [{ day: '2026-03-01', units: 3, revenueKopecks: 1 }];
    expect(figureRows({ places, orders }, PERIOD)).toEqual([
      {
        type: 'line',
        id: 'places',
        isInverted: true,
        pieces: [{ from: ms(6), to: ms(12), value: 12.5 }],
        unknown: [
          { from: ms(0), to: ms(6) },
          { from: ms(12), to: ms(100) },
        ],
      },
      {
        type: 'bars',
        id: 'orders',
        // The Moscow day began before the period did.
        pieces: [{ from: ms(0), to: ms(21), value: 3 }],
        unknown: [{ from: ms(21), to: ms(100) }],
      },
    ]);
    expect(figureRows({ places: null, orders: null }, PERIOD)).toEqual([]);
    expect(figureRows(undefined, PERIOD)).toEqual([]);
  });
});

describe('the keyboard', () => {
  const stops = listStops(rows({ price: [{ at: iso(10), value: 1 }] }), [ms(70), ms(200)], PERIOD);

  test('stops at changes, flags and both ends', () => {
    expect(stops).toEqual([0, 10, 40, 50, 70, 90, 100].map(ms));
  });

  test('goes from stop to stop and stays at the ends', () => {
    expect([nextStop(stops, ms(10), 1), nextStop(stops, ms(45), -1)]).toEqual([ms(40), ms(40)]);
    expect([nextStop(stops, ms(100), 1), nextStop(stops, ms(0), -1)]).toEqual([ms(100), ms(0)]);
    expect([dayFurther(ms(10), 1, PERIOD), dayFurther(ms(10), -1, PERIOD)]).toEqual([ms(34), ms(0)]);
  });
});

describe('a line', () => {
  const period = { from: 0, to: 100 };
  test('goes in steps, and starts anew after a gap', () => {
    const pieces = [
      { from: 0, to: 20, value: 1 },
      { from: 20, to: 40, value: 3 },
      { from: 60, to: 70, value: 3 },
      { from: 70, to: 80, value: null },
      { from: 80, to: 100, value: 2 },
    ];
    expect(linePath(pieces, period)).toBe('M0 35H200V5H400M600 5H700M800 20H1000');
    expect(linePath(pieces.slice(0, 2), period, { isInverted: true })).toBe('M0 5H200V35H400');
  });

  test('of one value stands in the middle, and of none is not there', () => {
    expect(linePath([{ from: 0, to: 100, value: 7 }], period)).toBe('M0 20H1000');
    expect(linePath([{ from: 0, to: 100, value: null }], period)).toBe('');
  });
});
