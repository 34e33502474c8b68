import { Sku } from '@vitrina/contract/ids.ts';
import { CardStrips } from '@vitrina/contract/radar/card.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../../cards/facts.ts';
import { chainOf } from './card-chain.ts';
import { foldStrips } from './fold-strips.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-03-01T00:00:00Z');
const at = (hour: number) => new Date(START + hour * HOUR_MS);
const iso = (hour: number) => at(hour).toISOString();
const PERIOD = { from: at(0), to: at(100), begin: at(-1000) };

type Stored = Parameters<typeof chainOf>[1];
const stored = (rest: Partial<Stored>): Stored => ({
  firstAt: at(-500),
  lookedAt: at(99),
  failingSince: null,
  missed: {},
  before: {},
  snapshots: [],
  gaps: [],
  ...rest,
});
const chain = (source: 'seller' | 'storefront', rest: Partial<Stored>, period = PERIOD) => {
  const made = chainOf(source, stored(rest), period);
  if (made === undefined) throw new Error('nothing is known');
  return made;
};
const offer = (sku: number, priceKopecks: number | null = 100) => ({
  sku: Sku.parse(sku),
  sellerId: sku,
  sellerName: `Продавец ${sku}`,
  priceKopecks,
});
const picture = (hash: string) => ({ hash, look: '0', address: hash });

describe('what is known of a period', () => {
  test('begins with the first look, with the watch, or with the period', () => {
    const known = (rest: Partial<Stored>, begin = PERIOD.begin) =>
      chain('storefront', rest, { ...PERIOD, begin }).knownFrom;
    expect(known({})).toEqual(at(0));
    expect(known({ firstAt: at(7) })).toEqual(at(7));
    expect(known({}, at(9))).toEqual(at(9));
  });

  test('ends with the last answered look', () => {
    expect(chain('storefront', { lookedAt: at(40) }).knownUntil).toEqual(at(40));
    expect(chain('storefront', { lookedAt: at(400) }).knownUntil).toEqual(at(100));
  });

  test.each([
    ['never looked at', { firstAt: null, lookedAt: null }],
    ['looked at later', { firstAt: at(101), lookedAt: at(110) }],
    ['looked at before only', { lookedAt: at(-1) }],
  ])('is nothing of a card that was %s', (_, rest) => {
    expect(chainOf('storefront', stored(rest), PERIOD)).toBeUndefined();
  });

  test('has gaps, the open one of looks that fail now among them', () => {
    const gaps = [{ from: at(-5), to: at(2), only: null }];
    expect(chain('seller', { gaps, failingSince: at(90) }).gaps).toEqual([
      { from: at(0), to: at(2), only: null },
      { from: at(90), to: at(100), only: null },
    ]);
  });

  test('has a gap of one kind where the last looks did not bring it', () => {
    const missed = { offers: iso(80), title: iso(80) };
    expect(chain('storefront', { missed }).gaps).toEqual([{ from: at(80), to: at(100), only: 'sellers' }]);
  });

  test('of a time before the watch is its state and no step', () => {
    const strips = foldStrips([
      chain(
        'storefront',
        {
          before: { price: 1 },
          snapshots: [
            { at: at(3), facts: { price: 2 } },
            { at: at(8), facts: { price: 3 } },
          ],
        },
        { ...PERIOD, begin: at(5) },
      ),
    ]);
    expect(strips.price).toEqual([
      { at: iso(5), value: 2 },
      { at: iso(8), value: 3 },
    ]);
  });
});

describe('strips', () => {
  test('begin with what was before the period, and have a step for each change', () => {
    const strips = foldStrips([
      chain('seller', {
        before: { price: 1000, stock: { isAvailable: true, stock: 3 } },
        snapshots: [
          { at: at(5), facts: { price: 900 } },
          { at: at(9), facts: { price: null } },
          { at: at(10), facts: { price: null, rating: 4.5 } },
        ],
      }),
    ]);
    expect(strips.price).toEqual([
      { at: iso(0), value: 1000 },
      { at: iso(5), value: 900 },
      { at: iso(9), value: null },
    ]);
    expect(strips.rating).toEqual([{ at: iso(10), value: 4.5 }]);
  });

  test('of a fact have one source, the seller where both report it', () => {
    const strips = foldStrips([
      chain('storefront', { before: { price: 1, rating: 4 } }),
      chain('seller', { before: { price: 2 } }),
    ]);
    expect(strips.price).toEqual([{ at: iso(0), value: 2 }]);
    expect(strips.sources.map(({ source, kinds }) => [source, kinds])).toEqual([
      ['storefront', ['rating']],
      ['seller', ['price']],
    ]);
  });

  test('of sellers say who stood there from when to when, and for how much', () => {
    const strips = foldStrips([
      chain('storefront', {
        before: { offers: [offer(1)] },
        snapshots: [
          { at: at(2), facts: { offers: [offer(1, 90), offer(2, null)] } },
          { at: at(4), facts: { offers: [offer(1, 95)] } },
          { at: at(6), facts: { offers: [offer(1, 95), offer(2, 70)] } },
        ],
      }),
    ]);
    expect(
      strips.sellers.map(({ sku, from, to, lowestKopecks, lastKopecks }) => [
        sku,
        from,
        to,
        lowestKopecks,
        lastKopecks,
      ]),
    ).toEqual([
      [1, iso(0), null, 90, 95],
      [2, iso(2), iso(4), null, null],
      [2, iso(6), null, 70, 70],
    ]);
    expect(strips.sellersCount.map(({ value }) => value)).toEqual([1, 2, 1, 2]);
  });

  test('of pictures follow the main one', () => {
    const strips = foldStrips([
      chain('seller', {
        before: { pictures: [picture('a'), picture('b')] },
        snapshots: [
          { at: at(1), facts: { pictures: [picture('a'), picture('b'), picture('c')] } },
          { at: at(2), facts: { pictures: [picture('c')] } },
          { at: at(3), facts: { pictures: [] } },
        ],
      }),
    ]);
    expect(strips.pictures).toEqual([
      { from: iso(0), to: iso(2), hash: 'a', count: 3 },
      { from: iso(2), to: iso(3), hash: 'c', count: 1 },
      { from: iso(3), to: null, hash: null, count: 0 },
    ]);
  });
});

const facts: fc.Arbitrary<CardFacts> = fc.record(
  {
    price: fc.option(fc.integer({ min: 1, max: 3 })),
    rating: fc.option(fc.integer({ min: 1, max: 3 })),
    badges: fc.subarray(['Оригинал', 'Хит', 'Скидка']),
    offers: fc.subarray([offer(1), offer(2)]),
  },
  { requiredKeys: [] },
);

test('whatever was reported: a strip at a moment is the last that was reported until then', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), fc.integer({ min: 0, max: 30 }), (reported, hour) => {
      const snapshots = reported.map((one, index) => ({ at: at(index * 2 + 1), facts: one }));
      const strips = CardStrips.parse(foldStrips([chain('storefront', { before: {}, snapshots })]));
      const seen = snapshots.filter((one) => one.at <= at(hour));
      const last: CardFacts = {};
      for (const one of seen) Object.assign(last, one.facts);
      const valueAt = <Value>(steps: readonly { at: string; value: Value }[]) =>
        steps.findLast((step) => new Date(step.at) <= at(hour))?.value;
      const standing = (spans: readonly { from: string; to: string | null }[]) =>
        spans.filter(({ from, to }) => from <= iso(hour) && (to === null || to > iso(hour)));
      expect(valueAt(strips.price)).toBe(last.price);
      expect(valueAt(strips.rating)).toBe(last.rating);
      expect(valueAt(strips.sellersCount)).toBe(last.offers?.length);
      expect(standing(strips.sellers)).toHaveLength(last.offers?.length ?? 0);
      expect(standing(strips.badges)).toHaveLength(last.badges?.length ?? 0);
    }),
  );
});
