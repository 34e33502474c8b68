import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardFacts, FactPicture } from '../facts.ts';
import { compareFacts } from './compare-facts.ts';
import { mergeFacts } from './merge-facts.ts';

const kinds = (was: CardFacts, now: CardFacts): RadarKind[] => compareFacts(was, now).map(({ kind }) => kind);
const hex = (digit: string, count: number) => digit.repeat(count);
/** A picture of its own content; `shade` moves all of its colours a little. */
const picture = (
  digit: string,
  { address = `https://cdn.test/${digit}.jpg`, shade = 80, hash = digit } = {},
): FactPicture => ({
  hash: hex(hash, 64),
  look: `${hex(digit, 16)}${shade.toString(16).padStart(2, '0').repeat(48)}`,
  address,
});
const offer = (sku: number, priceKopecks = 100_00) =>
  ({ sku, sellerId: sku, sellerName: `Продавец ${sku}`, priceKopecks }) as NonNullable<
    CardFacts['offers']
  >[number];

describe('what is compared', () => {
  test('only what both sides know: not read is not gone', () => {
    expect(kinds({ title: 'Чайник', price: 100 }, {})).toEqual([]);
    expect(kinds({}, { title: 'Чайник', description: null })).toEqual([]);
    expect(kinds({ description: 'Текст' }, { title: 'Чайник' })).toEqual([]);
  });

  test('each kind that differs, once', () => {
    const was: CardFacts = { title: 'а', description: 'б', price: 1, category: 'в', contentRating: 80 };
    const now: CardFacts = { title: 'б', description: null, price: 2, category: 'г', contentRating: 90 };
    expect(compareFacts(was, now)).toEqual([
      { kind: 'title', was: 'а', now: 'б' },
      { kind: 'description', was: 'б', now: null },
      { kind: 'category', was: 'в', now: 'г' },
      { kind: 'price', was: 1, now: 2 },
      { kind: 'contentRating', was: 80, now: 90 },
    ]);
  });
});

describe('texts are compared by words', () => {
  test.each([
    ['spaces and breaks', 'Чайник  стальной\n2 л', 'Чайник стальной 2 л'],
    ['no-break spaces', 'Чайник\u00a02\u202fл', 'Чайник 2 л'],
    ['quotes', 'Чайник «Лад» "М"', 'Чайник “Лад” „М‟'],
    ['dashes', 'Чайник — 2–3 л', 'Чайник - 2-3 л'],
    ['dots', 'И так далее…', 'И так далее...'],
    ['decomposed letters', 'Чёрный чай'.normalize('NFD'), 'Чёрный чай'.normalize('NFC')],
    ['what nobody sees', 'Чай\u00adник\u200b стальной', 'Чайник стальной'],
  ])('%s are no change', (_, one, other) => expect(kinds({ title: one }, { title: other })).toEqual([]));

  test.each([
    ['a word', 'Чайник стальной', 'Чайник медный'],
    ['the order', 'Чайник стальной', 'стальной Чайник'],
    ['capitals', 'Чайник стальной', 'ЧАЙНИК СТАЛЬНОЙ'],
    ['a letter', 'Чайник чёрный', 'Чайник черный'],
    ['a sign', 'Чайник 2 л', 'Чайник, 2 л'],
  ])('%s is one', (_, one, other) => expect(kinds({ title: one }, { title: other })).toEqual(['title']));
});

describe('pictures are compared by content', () => {
  const [a, b, c] = [picture('1'), picture('6'), picture('b')];

  test.each([
    [
      'the same under other addresses',
      [a, b],
      [picture('1', { address: 'x' }), picture('6', { address: 'y' })],
    ],
    ['packed anew', [a, b], [picture('1', { hash: 'e', shade: 81 }), b]],
    ['others in another order', [a, b, c], [a, c, b]],
    ['none and none', [], []],
  ])('%s: no change', (_, was, now) => expect(kinds({ pictures: was }, { pictures: now })).toEqual([]));

  test.each([
    ['another main one', [a, b], [b, a]],
    ['one more', [a], [a, b]],
    ['one fewer', [a, b], [a]],
    ['another of the others', [a, b], [a, c]],
    ['the same shape in another colour', [a], [picture('1', { hash: 'e', shade: 120 })]],
    ['two alike instead of two', [a, b, c], [a, b, b]],
  ])('%s: a change', (_, was, now) =>
    expect(kinds({ pictures: was }, { pictures: now })).toEqual(['pictures']),
  );

  test('a picture cannot become another one by small steps', () => {
    let facts: CardFacts = { pictures: [a] };
    const changedAt: number[] = [];
    for (let shade = 81; shade <= 90; shade += 1) {
      const now = { pictures: [picture('1', { hash: 'e', shade, address: String(shade) })] };
      const differences = compareFacts(facts, now);
      if (differences.length > 0) changedAt.push(shade);
      facts = mergeFacts(facts, now, differences);
      expect(facts.pictures?.[0]?.address).toBe(String(shade));
    }
    expect(changedAt[0]).toBe(82);
  });
});

describe('characteristics are compared by name', () => {
  const was = [
    { name: 'Цвет', value: 'синий, белый' },
    { name: 'Объём, л', value: '2' },
  ];
  test('neither their order nor that of the values counts', () => {
    const now = [
      { name: 'Объём, л', value: '2' },
      { name: 'Цвет', value: 'белый; синий' },
    ];
    expect(kinds({ characteristics: was }, { characteristics: now })).toEqual([]);
  });

  test('added, gone and changed ones are named', () => {
    const now = [
      { name: 'Цвет', value: 'белый' },
      { name: 'Гарантия', value: '1 год' },
    ];
    expect(compareFacts({ characteristics: was }, { characteristics: now })).toEqual([
      {
        kind: 'characteristics',
        changed: [
          { name: 'Цвет', was: 'синий, белый', now: 'белый' },
          { name: 'Гарантия', was: null, now: '1 год' },
          { name: 'Объём, л', was: '2', now: null },
        ],
      },
    ]);
  });
});

describe('sellers and labels are sets', () => {
  test('a seller is his offer; its price is none of the sellers', () => {
    const was: CardFacts = { offers: [offer(1), offer(2)], badges: ['Хит', 'Оригинал'] };
    expect(kinds(was, { offers: [offer(2, 50_00), offer(1)], badges: ['Оригинал', 'Хит'] })).toEqual([]);
    expect(compareFacts(was, { offers: [offer(2), offer(3)], badges: ['Хит'] })).toEqual([
      { kind: 'sellers', appeared: [offer(3)], left: [offer(1)] },
      { kind: 'badges', appeared: [], gone: ['Оригинал'] },
    ]);
  });
});

describe('numbers are compared in steps', () => {
  const stock = (count: number | null, isAvailable = count !== 0) => ({
    stock: { isAvailable, stock: count },
  });
  test.each([
    [0, 40, true],
    [40, 0, true],
    [40, 14, false],
    [40, 13, true],
    [13, 40, true],
    [12, 5, true],
    [5, 1, false],
    [5, 10, false],
    [5, 11, true],
    [1, 3, false],
    [3000, 1001, false],
    [3000, 1000, true],
  ])('stock %i to %i: %s', (was, now, isChange) =>
    expect(kinds(stock(was), stock(now))).toEqual(isChange ? ['stock'] : []),
  );

  test('whether it can be bought is known without a number, too', () => {
    expect(kinds(stock(null, true), stock(null, false))).toEqual(['stock']);
    expect(kinds(stock(null, true), stock(40))).toEqual([]);
    expect(mergeFacts(stock(null, true), stock(40), []).stock).toEqual({ isAvailable: true, stock: 40 });
  });

  test.each([
    ['rating', 4.7, 4.79, false],
    ['rating', 4.7, 4.8, true],
    ['rating', 4.8, 4.7, true],
    ['rating', null, 5, true],
    ['reviews', 0, 1, true],
    ['reviews', 20, 29, false],
    ['reviews', 20, 30, true],
    ['reviews', 1000, 1099, false],
    ['reviews', 1000, 1100, true],
    ['reviews', 1000, 900, true],
    ['reviews', null, 5, false],
    ['contentRating', 80, 80.4, false],
    ['contentRating', 80, 81, true],
  ])('%s %s to %s: %s', (key, was, now, isChange) =>
    expect(kinds({ [key]: was }, { [key]: now })).toEqual(isChange ? [key] : []),
  );

  test('a value that swings around an edge says nothing twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 5000 }),
        fc.array(fc.double({ min: 0.75, max: 1.3, noNaN: true }), { maxLength: 60 }),
        (middle, swings) => {
          let facts: CardFacts = stock(middle);
          let changes = 0;
          for (const swing of swings) {
            const now = stock(Math.max(6, Math.round(middle * swing)));
            const differences = compareFacts(facts, now);
            changes += differences.length;
            facts = mergeFacts(facts, now, differences);
          }
          expect(changes).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('sales of a whole store bring a line for each third', () => {
    let facts: CardFacts = stock(1000);
    let changes = 0;
    for (let left = 999; left >= 0; left -= 1) {
      const differences = compareFacts(facts, stock(left));
      changes += differences.length;
      facts = mergeFacts(facts, stock(left), differences);
    }
    expect(changes).toBe(6);
  });
});

describe('whatever is compared', () => {
  const anyText = fc.string({ maxLength: 20, unit: 'grapheme' });
  const anyCount = fc.option(fc.nat(2000), { nil: null });
  const anyFacts: fc.Arbitrary<CardFacts> = fc.record(
    {
      title: anyText,
      description: fc.option(anyText, { nil: null }),
      characteristics: fc.array(fc.record({ name: anyText, value: anyText }), { maxLength: 4 }),
      pictures: fc
        .uniqueArray(fc.constantFrom('0', '3', '6', '9', 'c', 'f'), { maxLength: 4 })
        .map((digits) => digits.map((digit) => picture(digit))),
      category: fc.option(anyText, { nil: null }),
      price: anyCount,
      stock: fc.nat(500).map((count) => ({ isAvailable: count > 0, stock: count })),
      rating: fc.option(
        fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100),
        { nil: null },
      ),
      reviews: anyCount,
      contentRating: anyCount,
      offers: fc
        .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 })
        .map((skus) => skus.map((sku) => offer(sku))),
      badges: fc.uniqueArray(anyText, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );

  test('nothing differs from itself', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(compareFacts(facts, facts)).toEqual([]);
      }),
    );
  });

  test('what was merged holds every key of both sides and says nothing anew', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (was, now) => {
        const merged = mergeFacts(was, now, compareFacts(was, now));
        expect(new Set(Object.keys(merged))).toEqual(new Set([...Object.keys(was), ...Object.keys(now)]));
        expect(compareFacts(merged, now)).toEqual([]);
      }),
    );
  });

  test('what differs one way differs the other way', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (was, now) => {
        const symmetric = (kind: RadarKind) => kind !== 'reviews' && kind !== 'stock';
        expect(kinds(was, now).filter(symmetric)).toEqual(kinds(now, was).filter(symmetric));
      }),
    );
  });
});
