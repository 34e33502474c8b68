import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { RADAR_BOUNDS } from '@vitrina/contract/radar/bounds.ts';
import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldLine, type Line } from './fold-line.ts';

const BEGIN = Date.UTC(2026, 2, 2);
const hour = (hours: number) => new Date(BEGIN + hours * HOUR_MS);

type Numbered = Line & { id: number };

function add(lines: readonly Numbered[], difference: RadarDifference, at: Date): Numbered[] {
  const folded = foldLine(lines, difference, at);
  if (folded) return lines.map((line) => (line.id === folded.id ? folded : line));
  return [...lines, { id: lines.length, difference, at, times: 1, lastAt: at, isBack: false }];
}

/** The lines of a price that had a value at each hour. */
function linesOf(prices: readonly (readonly [hours: number, price: number])[]): Numbered[] {
  let lines: Numbered[] = [];
  for (const [index, [hours, now]] of prices.entries()) {
    const was = prices[index - 1]?.[1];
    if (was !== undefined && was !== now) lines = add(lines, { kind: 'price', was, now }, hour(hours));
  }
  return lines;
}

const short = (lines: readonly Numbered[]) =>
  lines.map(({ difference, times, isBack }) => {
    if (difference.kind !== 'price') throw new Error('Only prices here');
    return `${difference.was}→${difference.now} ${times}${isBack ? ' back' : ''}`;
  });

describe('a price', () => {
  test.each<[string, [number, number][], string[]]>([
    [
      'that stays',
      [
        [0, 1],
        [1, 2],
      ],
      ['1→2 1'],
    ],
    [
      'that goes back within a day',
      [
        [0, 1],
        [1, 2],
        [25, 1],
      ],
      ['1→2 1 back'],
    ],
    [
      'that goes back later',
      [
        [0, 1],
        [1, 2],
        [25.1, 1],
      ],
      ['1→2 1', '2→1 1'],
    ],
    [
      'that goes to and fro',
      [
        [0, 1],
        [1, 2],
        [2, 1],
        [3, 2],
        [4, 1],
        [5, 2],
      ],
      ['1→2 3'],
    ],
    [
      'that goes on',
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      ['1→2 1', '2→3 1'],
    ],
    [
      'that goes back step by step',
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 2],
        [4, 1],
      ],
      ['1→2 1 back', '2→3 1 back'],
    ],
    [
      'that goes round',
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 1],
      ],
      ['1→2 1', '2→3 1', '3→1 1'],
    ],
    [
      'that goes to two others in turn',
      [
        [0, 1],
        [1, 2],
        [2, 1],
        [3, 3],
        [4, 1],
        [5, 2],
      ],
      ['1→2 2', '1→3 1 back'],
    ],
    [
      'that goes to and fro for days: a line a day',
      [
        [0, 1],
        [1, 2],
        [9, 1],
        [17, 2],
        [24, 1],
        [26, 2],
        [30, 1],
      ],
      ['1→2 2 back', '1→2 1 back'],
    ],
  ])('%s', (_, prices, lines) => expect(short(linesOf(prices))).toEqual(lines));
});

const offer = (sku: number, priceKopecks: number) => ({
  sku: Sku.parse(sku),
  sellerId: sku,
  sellerName: null,
  priceKopecks,
});

test.each<[string, RadarDifference, RadarDifference]>([
  [
    'a seller, at whatever price',
    { kind: 'sellers', appeared: [offer(1, 100)], left: [] },
    { kind: 'sellers', appeared: [], left: [offer(1, 90)] },
  ],
  [
    'badges in any order',
    { kind: 'badges', appeared: ['a', 'b'], gone: [] },
    { kind: 'badges', appeared: [], gone: ['b', 'a'] },
  ],
  [
    'characteristics',
    { kind: 'characteristics', changed: [{ name: 'Цвет', was: null, now: 'синий' }] },
    { kind: 'characteristics', changed: [{ name: 'Цвет', was: 'синий', now: null }] },
  ],
  [
    'a stock, with however many pieces',
    {
      kind: 'stock',
      was: { isAvailable: true, stock: 7 },
      now: { isAvailable: false, stock: 0 },
    },
    {
      kind: 'stock',
      was: { isAvailable: false, stock: 0 },
      now: { isAvailable: true, stock: 12 },
    },
  ],
])('goes back: %s', (_, there, back) => {
  const lines = add(add([], there, hour(0)), back, hour(5));
  expect(lines).toMatchObject([{ isBack: true, times: 1, at: hour(0), lastAt: hour(5) }]);
  expect(add(lines, there, hour(6))).toMatchObject([{ isBack: false, times: 2, lastAt: hour(6) }]);
});

it('another seller’s leaving is not the first one’s', () => {
  const lines = add([], { kind: 'sellers', appeared: [offer(1, 100)], left: [] }, hour(0));
  expect(add(lines, { kind: 'sellers', appeared: [], left: [offer(2, 100)] }, hour(1))).toHaveLength(2);
});

const prices = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 })), { maxLength: 60 })
  .map((steps) => {
    let hours = 0;
    return steps.map(([pause, price]) => {
      hours += pause;
      return [hours, price] as const;
    });
  });

it('lines account for every change: where the price stands follows from them', () => {
  fc.assert(
    fc.property(prices, (seen) => {
      const lines = linesOf(seen);
      const changes = seen.filter(([, price], index) => index > 0 && price !== seen[index - 1]?.[1]);
      const steps = lines.reduce((sum, { times, isBack }) => sum + 2 * times - (isBack ? 0 : 1), 0);
      expect(steps).toBe(changes.length);
    }),
  );
});

it('no line lasts two days, and what went back had gone within a day', () => {
  fc.assert(
    fc.property(prices, (seen) => {
      for (const { at, lastAt } of linesOf(seen))
        expect(lastAt.getTime() - at.getTime()).toBeLessThanOrEqual(2 * RADAR_BOUNDS.noiseHours * HOUR_MS);
    }),
  );
});
