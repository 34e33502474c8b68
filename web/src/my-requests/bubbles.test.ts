import type { MyRequest } from '@vitrina/contract/my-requests.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decades, layOutBubbles, MARGIN, MOST_BUBBLES, shareOf, ticksOf } from './bubbles.ts';

const PLOT = { width: 800, height: 360 };
const request = (
  query: string,
  frequency: number | null,
  now: number | 'notFound' | null,
  orders: number | null,
) => ({ query, frequency, position: { kind: 'average', now, before: null }, orders }) as MyRequest;
const lay = (requests: MyRequest[]) => layOutBubbles(requests, PLOT)?.bubbles ?? [];

it('strong queries stand at the top right: searched more is right, closer to the first is up', () => {
  const [weak, strong] = ['слабый', 'сильный'].map((query) =>
    lay([request('слабый', 20, 300, 0), request('сильный', 9000, 2, 0)]).find((one) => one.query === query),
  );
  expect(strong?.x).toBeGreaterThan(weak?.x ?? 0);
  expect(strong?.y).toBeLessThan(weak?.y ?? 0);
});

it('a bubble of four times the orders is twice as wide between the bounds', () => {
  const [large, small] = lay([request('а', 10, 1, 40), request('б', 10, 1, 10)]);
  expect((large?.radius ?? 0) - 5).toBeCloseTo(2 * ((small?.radius ?? 0) - 5), 10);
});

it('what has no demand or no place is left to the table', () => {
  expect(
    layOutBubbles([request('а', null, 1, 1), request('б', 5, null, 1), request('в', 5, 'notFound', 1)], PLOT),
  ).toBeUndefined();
});

it('the axes end at whole powers of ten', () => {
  expect(ticksOf(decades([3, 4200]))).toEqual([1, 10, 100, 1000, 10_000]);
  expect(ticksOf(decades([1]))).toEqual([1, 10]);
  expect(shareOf(100, { low: 1, high: 10_000 })).toBeCloseTo(0.5, 10);
});

it('every bubble stands inside the plot, whatever the numbers are', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 1, max: 5_000_000 }),
          fc.float({ min: 1, max: 1000, noNaN: true }),
          fc.nat(5000),
        ),
        {
          minLength: 1,
          maxLength: 300,
        },
      ),
      (values) => {
        const bubbles = lay(
          values.map(([count, place, orders], index) => request(String(index), count, place, orders)),
        );
        expect(bubbles).toHaveLength(Math.min(MOST_BUBBLES, values.length));
        for (const { x, y } of bubbles) {
          expect(x).toBeGreaterThanOrEqual(MARGIN.left - 1e-6);
          expect(x).toBeLessThanOrEqual(PLOT.width - MARGIN.right + 1e-6);
          expect(y).toBeGreaterThanOrEqual(MARGIN.top - 1e-6);
          expect(y).toBeLessThanOrEqual(PLOT.height - MARGIN.bottom + 1e-6);
        }
      },
    ),
  );
});

it('the largest order count has the largest bubble; nothing ordered, or unknown, has the smallest', () => {
  const radii = lay([
    request('а', 10, 1, 40),
    request('б', 10, 1, 0),
    request('в', 10, 1, null),
    request('г', 10, 1, 10),
  ]);
  expect(Object.fromEntries(radii.map(({ query, radius }) => [query, radius]))).toEqual({
    а: 22,
    г: 13.5,
    б: 5,
    в: 5,
  });
  expect(lay([request('а', 10, 1, 0), request('б', 10, 1, null)]).map(({ radius }) => radius)).toEqual([
    5, 5,
  ]);
  expect(lay([request('а', 10, 1, 1)]).map(({ radius }) => radius)).toEqual([22]);
});

it('bubbles are drawn from the most ordered on, and of equals from the most searched', () => {
  const bubbles = lay([
    request('а', 10, 5, null),
    request('б', 20, 5, 3),
    request('в', 30, 5, 7),
    request('г', 40, 5, 3),
    request('д', 50, 5, 0),
  ]);
  expect(bubbles.map(({ query }) => query).join('')).toBe('вгбда');
});

it('the demand of one search and the first place stand in corners, and no place is above the first', () => {
  const laid = lay([request('а', 1, 0.5, 1), request('б', 100, 100, 1), request('в', 10, 10, 1)]);
  const spots = Object.fromEntries(laid.map(({ query, place, x, y }) => [query, { place, x, y }]));
  expect(spots).toEqual({
    а: { place: 1, x: 48, y: 30 },
    б: { place: 100, x: 764, y: 324 },
    в: { place: 10, x: 406, y: 177 },
  });
  expect(lay([request('а', 0, 1, 1), request('б', 1, 1, 1)]).map(({ query }) => query)).toEqual(['б']);
});

it('an axis of small numbers begins with one, and one of large numbers where they begin', () => {
  expect(decades([0.2, 0.3])).toEqual({ low: 1, high: 10 });
  expect(decades([250, 4200])).toEqual({ low: 100, high: 10_000 });
  expect(ticksOf({ low: 100, high: 10_000 })).toEqual([100, 1000, 10_000]);
  expect(ticksOf({ low: 1, high: 1000 })).toEqual([1, 10, 100, 1000]);
  expect(shareOf(1000, { low: 100, high: 10_000 })).toBeCloseTo(0.5, 10);
});

it('two hundred bubbles at most, of those most ordered', () => {
  const bubbles = lay(Array.from({ length: 230 }, (_, orders) => request(String(orders), 10, 1, orders)));
  expect(bubbles).toHaveLength(200);
  expect(bubbles.at(-1)?.query).toBe('30');
});
