import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardFacts, Look } from '../facts.ts';
import { type Applied, applyLook, type CardRow } from './apply-look.ts';
import { canonical, nextHash } from './chain.ts';

const BEGIN = new Date('2026-03-02T09:00:00Z');
const hour = (hours: number) => new Date(BEGIN.getTime() + hours * HOUR_MS);

const NEW_CARD: CardRow = {
  id: 7,
  sku: 501,
  cabinet_id: null,
  facts: null,
  missed: {},
  snapshots_count: 0,
  chain_hash: null,
  full_at: null,
  watchers: 1,
  is_own: false,
  idle_since: null,
  next_look_at: BEGIN,
  every_seconds: 3600,
  busyness: 0,
  taken_until: BEGIN,
  looked_at: null,
  changed_at: null,
  is_gone: false,
  failing_since: null,
  failure: null,
};
const FACTS: CardFacts = { title: 'Чайник', price: 1000, rating: 4.8, badges: [] };
const read = (facts: CardFacts): Look => ({ outcome: 'read', facts });
const FAILED: Look = { outcome: 'failed', reason: 'timeout' };

/** Looks at so many hours; those that change nothing are left out of the answer. */
function run(looks: readonly (readonly [hours: number, look: Look])[], first: CardRow = NEW_CARD) {
  let row = first;
  const applied: Applied[] = [];
  for (const [hours, look] of looks) {
    const one = applyLook(row, look, hour(hours));
    if (one === undefined) continue;
    row = one.row;
    applied.push(one);
  }
  return { row, applied, last: applied.at(-1) };
}

describe('the first look', () => {
  it('is the baseline: everything in a snapshot, no change, no gap', () => {
    const { row, last } = run([[0, read(FACTS)]]);
    expect(last).toMatchObject({
      changes: [],
      gaps: [],
      snapshot: { number: 1, from_at: null, at: BEGIN, is_full: true, facts: FACTS },
    });
    expect(row).toMatchObject({ facts: FACTS, looked_at: BEGIN, taken_until: null, snapshots_count: 1 });
  });

  it('that brought no answer is not one', () => {
    const { row, applied } = run([
      [0, FAILED],
      [1, read(FACTS)],
    ]);
    expect(row).toMatchObject({ failing_since: null, failure: null });
    expect(applied.map(({ gaps, changes }) => [gaps, changes])).toEqual([
      [[], []],
      [[], []],
    ]);
  });
});

describe('a later look', () => {
  it('that brings the same is no snapshot', () => {
    const { last } = run([
      [0, read(FACTS)],
      [1, read(FACTS)],
    ]);
    expect(last).toMatchObject({ snapshot: null, changes: [], gaps: [], row: { looked_at: hour(1) } });
  });

  it('that brings another price is a snapshot of the price alone', () => {
    const { last } = run([
      [0, read(FACTS)],
      [1, read({ ...FACTS, price: 900 })],
    ]);
    expect(last?.snapshot).toMatchObject({
      number: 2,
      from_at: BEGIN,
      is_full: false,
      facts: { price: 900 },
    });
    expect(last?.changes).toEqual([{ difference: { kind: 'price', was: 1000, now: 900 }, fromAt: BEGIN }]);
    expect(last?.row).toMatchObject({ changed_at: hour(1), facts: { ...FACTS, price: 900 } });
  });

  it('holds everything again when the last whole one is a month old', () => {
    const { last } = run([
      [0, read(FACTS)],
      [31 * 24, read({ ...FACTS, price: 900 })],
    ]);
    expect(last?.snapshot).toMatchObject({ is_full: true, facts: { ...FACTS, price: 900 } });
  });

  it('that comes twice, or after a newer one, changes nothing', () => {
    const { row } = run([
      [0, read(FACTS)],
      [2, read({ ...FACTS, price: 900 })],
    ]);
    for (const look of [read(FACTS), read({ ...FACTS, price: 900 }), FAILED, { outcome: 'gone' } as const]) {
      expect(applyLook(row, look, hour(2))).toBeUndefined();
      expect(applyLook(row, look, hour(1))).toBeUndefined();
    }
  });

  it('keeps prices of other sellers without calling them a change', () => {
    const offer = { sku: Sku.parse(9), sellerId: 9, sellerName: 'Лавка', priceKopecks: 500 };
    const { last } = run([
      [0, read({ ...FACTS, offers: [offer] })],
      [1, read({ ...FACTS, offers: [{ ...offer, priceKopecks: 450 }] })],
    ]);
    expect(last?.changes).toEqual([]);
    expect(last?.snapshot?.facts).toEqual({ offers: [{ ...offer, priceKopecks: 450 }] });
  });
});

describe('a fact that was not read', () => {
  const { price: _, ...WITHOUT_PRICE } = FACTS;

  it('is not gone, and its change is as old as its last reading', () => {
    const { row, last } = run([
      [0, read(FACTS)],
      [1, read(WITHOUT_PRICE)],
      [2, read(WITHOUT_PRICE)],
    ]);
    expect(last?.changes).toEqual([]);
    expect(row).toMatchObject({ facts: FACTS, missed: { price: hour(0).toISOString() } });
    const again = applyLook(row, read({ ...FACTS, price: 900, title: 'Чайник новый' }), hour(3));
    expect(again?.changes.map(({ difference: { kind }, fromAt }) => [kind, fromAt])).toEqual([
      ['title', hour(2)],
      ['price', hour(0)],
    ]);
    expect(again?.snapshot?.from_at).toEqual(hour(0));
    expect(again?.row.missed).toEqual({});
  });

  it('makes its own change older, and not that of other sellers in the same snapshot', () => {
    const characteristics = [{ name: 'Цвет', value: 'белый' }];
    const offers = [{ sku: Sku.parse(9), sellerId: 9, sellerName: 'Лавка', priceKopecks: 500 }];
    const { last } = run([
      [0, read({ ...FACTS, characteristics, offers })],
      [1, read({ ...FACTS, offers })],
      [2, read({ ...FACTS, characteristics: [{ name: 'Цвет', value: 'синий' }], offers: [] })],
    ]);
    expect(last?.changes.map(({ difference: { kind }, fromAt }) => [kind, fromAt])).toEqual([
      ['characteristics', hour(0)],
      ['sellers', hour(1)],
    ]);
    expect(last?.snapshot?.from_at).toEqual(hour(1));
  });

  it('is a baseline when it is read for the first time', () => {
    const { last } = run([
      [0, read(WITHOUT_PRICE)],
      [1, read(FACTS)],
    ]);
    expect(last).toMatchObject({ changes: [], snapshot: { number: 2, facts: { price: 1000 } } });
  });

  it('even where it is read as nothing', () => {
    const { last } = run([
      [0, read(FACTS)],
      [1, read({ ...FACTS, description: null })],
    ]);
    expect(last).toMatchObject({ changes: [], snapshot: { facts: { description: null } } });
  });
});

describe('time of which nothing is known', () => {
  it('is at least what the other side asked for', () => {
    const limited: Look = { outcome: 'failed', reason: 'rateLimited', retryAfterMs: 3 * HOUR_MS };
    expect(run([[0, limited]]).row.next_look_at).toEqual(hour(3));
  });

  it('is one gap with the last reason, when answers come again', () => {
    const { row, last } = run([
      [0, read(FACTS)],
      [1, FAILED],
      [2, { outcome: 'failed', reason: 'blocked' }],
      [5, read({ ...FACTS, price: 900 })],
    ]);
    expect(last?.gaps).toEqual([{ card_id: 7, from_at: hour(0), to_at: hour(5), reason: 'blocked' }]);
    expect(last?.changes).toMatchObject([{ fromAt: hour(0) }]);
    expect(row).toMatchObject({ failing_since: null, failure: null });
  });

  it('a card that was absent is gone until it is seen', () => {
    const absent = run([
      [0, read(FACTS)],
      [1, { outcome: 'gone' }],
      [2, FAILED],
    ]);
    expect(absent.row).toMatchObject({
      is_gone: true,
      failing_since: hour(1),
      failure: 'gone',
      looked_at: BEGIN,
    });
    const back = applyLook(absent.row, read(FACTS), hour(30));
    expect(back).toMatchObject({
      row: { is_gone: false },
      gaps: [{ from_at: BEGIN, reason: 'gone' }],
      changes: [],
    });
  });

  it('so is a time in which nobody watched, or no look came', () => {
    const { row } = run([[0, read(FACTS)]]);
    const paused = applyLook({ ...row, idle_since: hour(1) }, read(FACTS), hour(2));
    expect(paused).toMatchObject({ gaps: [{ reason: 'paused', from_at: BEGIN }], row: { idle_since: null } });
    const every = row.every_seconds / 3600;
    expect(applyLook(row, read(FACTS), hour(3 * every))?.gaps).toEqual([]);
    expect(applyLook(row, read(FACTS), hour(3 * every + 0.1))).toMatchObject({
      gaps: [{ reason: 'silent' }],
    });
  });
});

const someFacts = fc.record(
  {
    price: fc.constantFrom(900, 1000, null),
    title: fc.constantFrom('Чайник', 'Чайник новый'),
    badges: fc.subarray(['Хит', 'Скидка']),
    stock: fc.record({ isAvailable: fc.boolean(), stock: fc.constantFrom(0, 3, 40) }),
  },
  { requiredKeys: [] },
);
const looks = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: someFacts.map((facts) => read(facts as CardFacts)) },
    fc.constant(FAILED),
    fc.constant<Look>({ outcome: 'gone' }),
  ),
  { maxLength: 40 },
);
const changesOf = ({ applied }: ReturnType<typeof run>) =>
  applied.flatMap(({ changes }) => changes.map(({ difference }) => difference));

it('whatever fails in between, or comes twice, the same changes are found', () => {
  fc.assert(
    fc.property(looks, (some) => {
      const timed = some.map((look, index) => [index, look] as const);
      const answered = timed.filter(([, look]) => look.outcome === 'read');
      const twice = timed.flatMap((one) => [one, one]);
      expect(changesOf(run(twice))).toEqual(changesOf(run(answered)));
      expect(run(twice).row).toEqual(run(timed).row);
    }),
    { numRuns: 50 },
  );
});

it('the snapshots rebuild what was known after each look, and their hashes hold', () => {
  fc.assert(
    fc.property(looks, (some) => {
      const { applied } = run(some.map((look, index) => [index * 7 * 24, look] as const));
      let known: CardFacts = {};
      let hash: Buffer | null = null;
      for (const { row, snapshot } of applied) {
        if (snapshot !== null) {
          known = snapshot.is_full ? snapshot.facts : { ...known, ...snapshot.facts };
          hash = nextHash(hash, {
            sku: row.sku,
            source: 'storefront',
            number: snapshot.number,
            fromAt: snapshot.from_at?.toISOString() ?? null,
            at: snapshot.at.toISOString(),
            isFull: snapshot.is_full,
            facts: JSON.parse(JSON.stringify(snapshot.facts)),
          });
          expect(hash).toEqual(snapshot.hash);
        }
        expect(canonical(row.facts ?? {})).toBe(canonical(known));
        expect(row.chain_hash).toEqual(hash);
      }
    }),
  );
});

it('a look never lets the next one wait for longer than a day and a tenth', () => {
  fc.assert(
    fc.property(looks, (some) => {
      const { applied } = run(some.map((look, index) => [index, look] as const));
      for (const [index, { row }] of applied.entries()) {
        const waitMs = row.next_look_at.getTime() - hour(index).getTime();
        expect(waitMs).toBeGreaterThan(0);
        expect(waitMs).toBeLessThanOrEqual(1.1 * DAY_MS);
      }
    }),
  );
});
