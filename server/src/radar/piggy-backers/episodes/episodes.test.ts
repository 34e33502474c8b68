import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { episodesOf, foldLooks, type OfferLook, sellerKeyOf } from './episodes.ts';
import { looksOf, type OfferSnapshot } from './looks-of.ts';

const offer = (sellerId: number | null, priceKopecks: number | null = 90_000): CardOffer => ({
  sku: Sku.parse(900 + (sellerId ?? 0)),
  sellerId,
  sellerName: sellerId === null ? null : `Продавец ${sellerId}`,
  priceKopecks,
});
const look = (hour: number, offers: CardOffer[], ownKopecks: number | null = 100_000): OfferLook => ({
  at: hour * HOUR_MS,
  offers,
  ownKopecks,
  unknownMs: 0,
});
const unknown = (one: OfferLook, hours: number): OfferLook => ({ ...one, unknownMs: hours * HOUR_MS });

describe('a stay', () => {
  it('has its times, prices and under-cuts', () => {
    const looks = [
      look(0, []),
      look(1, [offer(7, 95_000)]),
      look(3, [offer(7, 80_000)]),
      look(4, [offer(7, 99_000)], 90_000),
      look(5, []),
    ];
    expect(episodesOf(looks)).toEqual([
      {
        offerSku: 907,
        sellerId: 7,
        sellerName: 'Продавец 7',
        firstSeenAt: HOUR_MS,
        lastSeenAt: 4 * HOUR_MS,
        seenMs: 3 * HOUR_MS,
        awayMs: HOUR_MS,
        isOnCard: false,
        isOver: false,
        firstKopecks: 95_000,
        kopecks: 99_000,
        lowestKopecks: 80_000,
        ownKopecks: 90_000,
        undercutKopecks: -9_000,
        deepestUndercutKopecks: 20_000,
      },
    ]);
  });

  test.each([
    [23, 1],
    [24, 2],
  ])('away for %i hours makes %i of them', (hours, count) => {
    const looks = [look(0, [offer(7)]), look(1, []), look(hours, [offer(7)])];
    expect(episodesOf(looks)).toHaveLength(count);
  });

  it('goes on after an outage, which is no hours, and ends after one as it would have without', () => {
    const back = [look(0, [offer(7)]), look(2, [offer(7)]), unknown(look(100, [offer(7)]), 98)];
    expect(episodesOf(back)).toMatchObject([
      { seenMs: 2 * HOUR_MS, lastSeenAt: 100 * HOUR_MS, isOver: false },
    ]);
    const gone = [look(0, [offer(7)]), unknown(look(100, []), 100), look(130, [])];
    expect(episodesOf(gone)).toMatchObject([{ awayMs: 24 * HOUR_MS, isOver: true }]);
  });

  it('of a seller without a number is known by its offer, and gets the number when it is shown', () => {
    const nameless = { ...offer(7), sellerId: null, sellerName: null };
    const [only, ...others] = episodesOf([look(0, [nameless]), look(1, [offer(7)]), look(2, [nameless])]);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ sellerId: 7, sellerName: 'Продавец 7', seenMs: 2 * HOUR_MS });
    expect([
      sellerKeyOf({ sellerId: 7, offerSku: 907 }),
      sellerKeyOf({ sellerId: null, offerSku: 907 }),
    ]).toEqual(['seller:7', 'sku:907']);
  });

  it('counts several offers of a seller once, by the cheapest', () => {
    const cheap = { ...offer(7, 70_000), sku: Sku.parse(999) };
    expect(episodesOf([look(0, [offer(7), cheap])])).toMatchObject([{ offerSku: 907, kopecks: 70_000 }]);
  });

  it('says of a price that is not shown what was last shown', () => {
    expect(episodesOf([look(0, [offer(7, null)]), look(1, [offer(7)], null)])).toMatchObject([
      { firstKopecks: 90_000, kopecks: 90_000, undercutKopecks: null, ownKopecks: null },
    ]);
  });
});

const offersOf = fc
  .uniqueArray(fc.constantFrom(1, 2, 3, null), { maxLength: 3 })
  .chain((sellers) =>
    fc.tuple(
      ...sellers.map((seller) =>
        fc.constantFrom(80_000, 90_000, 110_000, null).map((at) => offer(seller, at)),
      ),
    ),
  )
  .map((offers) => offers.toSorted((a, b) => a.sku - b.sku));
/** What each hour brings: a look with its offers, or no answer; and the own price from then on. */
const hours = fc.array(
  fc.record({
    answer: fc.option(offersOf, { freq: 4 }),
    stays: fc.nat(30),
    own: fc.constantFrom(100_000, 85_000),
  }),
  { minLength: 1, maxLength: 12 },
);
type Hour = { offers: CardOffer[] | null; own: number };
const spread = (spans: { answer: CardOffer[] | null; stays: number; own: number }[]): Hour[] =>
  spans.flatMap(({ answer, stays, own }) =>
    Array.from({ length: 1 + stays }, (): Hour => ({ offers: answer, own })),
  );

/** Every look as it was made. */
function everyLook(all: readonly Hour[]): OfferLook[] {
  const looks: OfferLook[] = [];
  for (const [hour, { offers, own }] of all.entries()) {
    if (offers === null) continue;
    const since = looks.at(-1)?.at ?? hour * HOUR_MS;
    const isBroken = all[hour - 1]?.offers === null;
    looks.push({ ...look(hour, offers, own), unknownMs: isBroken ? hour * HOUR_MS - since : 0 });
  }
  return looks;
}

/** What is stored of them: changes, gaps, and whole snapshots now and then. */
function stored(all: readonly Hour[]) {
  const snapshots: OfferSnapshot[] = [];
  const gaps: { from: number; to: number }[] = [];
  const ownPrices: { at: number; kopecks: number }[] = [];
  let last: number | null = null;
  for (const [hour, { offers, own }] of all.entries()) {
    const at = hour * HOUR_MS;
    if (ownPrices.at(-1)?.kopecks !== own) ownPrices.push({ at, kopecks: own });
    // A whole snapshot holds the offers whether its look has read them or not.
    const known = snapshots.at(-1)?.offers;
    const held = offers ?? known;
    if (held !== undefined && (hour % 5 === 4 || JSON.stringify(known) !== JSON.stringify(held)))
      snapshots.push({ at, fromAt: last, offers: held });
    if (offers === null) continue;
    if (last !== null && at - last > HOUR_MS) gaps.push({ from: last, to: at });
    last = at;
  }
  return { before: null, snapshots, gaps, ownPrices, lookedAt: last ?? 0 };
}

it('a whole snapshot whose look did not read the offers in it has seen nobody', () => {
  const [hour, later, last] = [10 * HOUR_MS, 30 * HOUR_MS, 40 * HOUR_MS];
  const looks = looksOf({
    before: null,
    snapshots: [
      { at: 0, fromAt: null, offers: [offer(7)] },
      { at: later, fromAt: later - HOUR_MS, offers: [offer(7)] },
      { at: last, fromAt: hour, offers: [] },
    ],
    gaps: [{ from: hour, to: last }],
    ownPrices: [],
    lookedAt: last,
  });
  expect(episodesOf(looks)).toMatchObject([{ lastSeenAt: hour, seenMs: hour, isOnCard: false }]);
});

describe('whatever looks brought', () => {
  it('what is stored of them gives the same stays', () => {
    fc.assert(
      fc.property(hours, (spans) => {
        const all = spread(spans);
        expect(episodesOf(looksOf(stored(all)))).toEqual(episodesOf(everyLook(all)));
      }),
    );
  });

  it('stays are the same when they are counted in by and by', () => {
    fc.assert(
      fc.property(hours, fc.nat(400), (spans, cut) => {
        const looks = everyLook(spread(spans));
        const state = foldLooks({ at: null, episodes: [] }, looks.slice(0, cut));
        expect(foldLooks(state, looks.slice(cut)).episodes).toEqual(episodesOf(looks));
      }),
    );
  });

  it('and when what is stored is read from where the last reading ended', () => {
    fc.assert(
      fc.property(hours, fc.double({ min: 0, max: 1, noNaN: true }), (spans, share) => {
        const all = spread(spans);
        const whole = stored(all);
        const answered = all.flatMap(({ offers }, hour) => (offers === null ? [] : [hour * HOUR_MS]));
        const cut = answered[Math.floor(share * (answered.length - 1))];
        if (cut === undefined) return;
        const first = {
          ...whole,
          lookedAt: cut,
          snapshots: whole.snapshots.filter(({ at }) => at <= cut),
        };
        const offers = first.snapshots.at(-1)?.offers ?? [];
        const rest = {
          ...whole,
          before: { at: cut, offers },
          snapshots: whole.snapshots.filter(({ at }) => at > cut),
        };
        const state = foldLooks({ at: null, episodes: [] }, looksOf(first));
        expect(foldLooks(state, looksOf(rest)).episodes).toEqual(episodesOf(everyLook(all)));
      }),
    );
  });

  it('an outage neither ends nor begins a stay, and adds no hours', () => {
    fc.assert(
      fc.property(hours, fc.nat(300), fc.integer({ min: 1, max: 500 }), (spans, at, length) => {
        const looks = everyLook(spread(spans));
        const place = looks.length === 0 ? 0 : at % looks.length;
        const broken = looks.map((one, index) => {
          const later = index >= place ? length * HOUR_MS : 0;
          const first = index === place && index > 0 ? length * HOUR_MS : 0;
          return { ...one, at: one.at + later, unknownMs: one.unknownMs + first };
        });
        const brief = (list: readonly OfferLook[]) =>
          episodesOf(list).map(({ offerSku, seenMs, awayMs, isOver }) => ({
            offerSku,
            seenMs,
            awayMs,
            isOver,
          }));
        expect(brief(broken)).toEqual(brief(looks));
      }),
    );
  });

  it('hours fit into the stay, and its lowest price is no higher than any other', () => {
    fc.assert(
      fc.property(hours, (spans) => {
        for (const one of episodesOf(everyLook(spread(spans)))) {
          expect(one.seenMs).toBeLessThanOrEqual(one.lastSeenAt - one.firstSeenAt);
          if (one.lowestKopecks === null) continue;
          expect(one.lowestKopecks).toBeLessThanOrEqual(Math.min(one.firstKopecks ?? 0, one.kopecks ?? 0));
        }
      }),
    );
  });
});
