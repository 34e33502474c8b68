import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { expect, it } from 'vitest';
import { storefrontParts } from './storefront-parts.ts';

const BEGIN = Date.UTC(2026, 2, 2);

function countPages(sku: number, isOwn: boolean, everyMs: number) {
  const pages = { details: 0, sellers: 0 };
  for (let ms = everyMs; ms <= 48 * HOUR_MS; ms += everyMs) {
    const at = { lookedAt: new Date(BEGIN + ms - everyMs), now: new Date(BEGIN + ms) };
    const { details, sellers } = storefrontParts({ sku, isOwn, ...at });
    pages.details += Number(details);
    pages.sellers += Number(sellers);
  }
  return pages;
}

it('the first look reads everything', () => {
  const first = { sku: 1, lookedAt: null, now: new Date(BEGIN) };
  expect(storefrontParts({ ...first, isOwn: false })).toEqual({ details: true, sellers: true });
});

it('texts are read once in six hours, other sellers of an own product always', () => {
  for (const sku of [1, 501, 1_234_567_890]) {
    expect(countPages(sku, false, HOUR_MS)).toEqual({ details: 8, sellers: 8 });
    expect(countPages(sku, true, 30 * MINUTE_MS)).toEqual({ details: 8, sellers: 96 });
  }
});
