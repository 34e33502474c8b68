import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, nextHash, type SnapshotContent } from './chain.ts';

const CONTENT: SnapshotContent = {
  sku: 501,
  source: 'storefront',
  number: 1,
  fromAt: null,
  at: '2026-03-02T09:00:00.000Z',
  isFull: true,
  facts: { title: 'Чайник «Ёлка»', price: 129_900, rating: 4.85 },
};

describe('the one spelling', () => {
  it('is written down', () => {
    expect(canonical({ b: [1, null, 'ё'], a: { d: true, c: -0 }, e: undefined })).toBe(
      '{"a":{"c":0,"d":true},"b":[1,null,"ё"]}',
    );
  });

  it('does not depend on the order of keys, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(text);
      }),
    );
  });
});

describe('the chain', () => {
  it('is sha256 over the hash before and the content', () => {
    const first = nextHash(null, CONTENT);
    const text =
      '{"at":"2026-03-02T09:00:00.000Z","facts":{"price":129900,"rating":4.85,"title":"Чайник «Ёлка»"},' +
      '"fromAt":null,"isFull":true,"number":1,"sku":501,"source":"storefront"}';
    expect(first).toEqual(createHash('sha256').update(text, 'utf8').digest());
    const second = { ...CONTENT, number: 2, facts: { price: 99_900 } };
    expect(nextHash(first, second)).not.toEqual(nextHash(null, second));
  });

  it('another value of any part is another hash', () => {
    const changes: Partial<SnapshotContent>[] = [
      { sku: 502 },
      { source: 'seller' },
      { number: 2 },
      { fromAt: CONTENT.at },
      { at: '2026-03-02T09:00:00.001Z' },
      { isFull: false },
      { facts: { ...CONTENT.facts, price: 129_901 } },
    ];
    const hashes = changes.map((change) => nextHash(null, { ...CONTENT, ...change }).toString('hex'));
    expect(new Set([...hashes, nextHash(null, CONTENT).toString('hex')]).size).toBe(changes.length + 1);
  });
});
