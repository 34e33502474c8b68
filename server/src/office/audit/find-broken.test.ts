import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_START, type ChainRow, findBroken } from './find-broken.ts';

function chainOf(texts: readonly string[]): ChainRow[] {
  let formerHash = '';
  return texts.map((text, index) => {
    const content = JSON.stringify([index + 1, text, formerHash]);
    const row = {
      id: index + 1,
      content,
      formerHash,
      hash: createHash('sha256').update(content).digest('hex'),
    };
    formerHash = row.hash;
    return row;
  });
}

const texts = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 12 });

describe('findBroken', () => {
  it('finds nothing in a chain as it was written, read as a whole or in pieces', () => {
    fc.assert(
      fc.property(texts, fc.nat(12), (some, cut) => {
        const chain = chainOf(some);
        const whole = findBroken(chain, CHAIN_START);
        const first = findBroken(chain.slice(0, cut), CHAIN_START);
        const second = findBroken(chain.slice(cut), first.end);
        expect([whole.broken, first.broken, second.broken]).toEqual([[], [], []]);
        expect(second.end).toEqual(whole.end);
      }),
    );
  });

  it('finds a changed row, whatever of it was changed', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.constantFrom('content', 'formerHash', 'hash'), (some, at, field) => {
        const chain = chainOf(some);
        const index = at % chain.length;
        const changed = chain.map((row, one) =>
          one === index ? { ...row, [field]: `${row[field]}0` } : row,
        );
        expect(findBroken(changed, CHAIN_START).broken).toContain(index + 1);
      }),
    );
  });

  it('finds that a row is missing, or stands twice, at the row after it', () => {
    const chain = chainOf(['a', 'b', 'c']);
    const [first, second, third] = chain as [ChainRow, ChainRow, ChainRow];
    expect(findBroken([first, third], CHAIN_START).broken).toEqual([3]);
    expect(findBroken([second, third], CHAIN_START).broken).toEqual([2]);
    expect(findBroken([first, second, second, third], CHAIN_START).broken).toEqual([2]);
  });

  it('a row that was changed together with its hash breaks the next one', () => {
    const [first, second] = chainOf(['a', 'b']) as [ChainRow, ChainRow];
    const content = '[1,"z",""]';
    const forged = { ...first, content, hash: createHash('sha256').update(content).digest('hex') };
    expect(findBroken([forged, second], CHAIN_START).broken).toEqual([2]);
  });
});
