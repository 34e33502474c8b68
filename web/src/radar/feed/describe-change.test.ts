import { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { changeText, describeChange } from './describe-change.ts';

const texts = createInstance({ lng: 'en', resources: { en: { translation: readTexts('en') } } });
await texts.init({ interpolation: { escapeValue: false } });
const words = { t: texts.t, format: createFormat('en') };
const offer = { sku: 7, sellerId: 1, sellerName: 'Alpha', priceKopecks: 50_000 };
const picture = (hash: string) => ({ hash });

test.each<[object, string]>([
  [{ kind: 'price', was: 100_000, now: 90_000 }, '₽1\u202F000 → ₽900 (-10%)'],
  [{ kind: 'price', was: null, now: 90_000 }, 'empty → ₽900'],
  [{ kind: 'title', was: 'A steel kettle', now: 'A glass kettle' }, 'A steel… → A glass…'],
  [{ kind: 'description', was: null, now: 'New words' }, 'empty → New words'],
  [
    { kind: 'pictures', was: [picture('a'), picture('b')], now: [picture('c')] },
    '2 photos → 1 photo (main photo)',
  ],
  [{ kind: 'pictures', was: [picture('a'), picture('b')], now: [picture('a')] }, '2 photos → 1 photo'],
  [
    {
      kind: 'characteristics',
      changed: [
        { name: 'Colour', was: 'white', now: 'grey' },
        { name: 'Weight', was: null, now: '900' },
        { name: 'Power', was: '1', now: '2' },
      ],
    },
    'Colour: white → grey; Weight: empty → 900; and 1 more',
  ],
  [
    { kind: 'stock', was: { isAvailable: true, stock: 1 }, now: { isAvailable: false, stock: 0 } },
    '1 pc → out of stock',
  ],
  [
    { kind: 'stock', was: { isAvailable: false, stock: null }, now: { isAvailable: true, stock: null } },
    'out of stock → in stock',
  ],
  [{ kind: 'rating', was: 4.8, now: 4.65 }, '4.80 → 4.65'],
  [{ kind: 'reviews', was: 10, now: 12 }, '10 → 12 (+2)'],
  [{ kind: 'contentRating', was: 90, now: 72.5 }, '90% → 72.5%'],
  [
    { kind: 'sellers', appeared: [offer], left: [{ ...offer, sellerName: null, priceKopecks: null }] },
    'appeared: Alpha, ₽500; left: seller of product 7',
  ],
  [{ kind: 'category', was: 'Kettles', now: 'Teapots' }, 'Kettles → Teapots'],
  [{ kind: 'badges', appeared: ['Hit'], gone: ['Sale'] }, 'appeared: Hit; gone: Sale'],
])('%j reads %s', (difference, text) => {
  expect(changeText(RadarDifference.parse(difference), words)).toBe(text);
});

test('a text that is longer than what is shown of it says so', () => {
  const long = (end: string) => `${'word '.repeat(30)}${end}`;
  const isCut = (was: string, now: string) => describeChange({ kind: 'title', was, now }, words).isCut;
  expect(isCut(long('a'), long('b'))).toBe(true);
  expect(isCut('a', 'b')).toBe(false);
});
