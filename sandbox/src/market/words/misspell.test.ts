import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlipAway } from './is-one-slip-away.ts';
import { misspell } from './misspell.ts';

describe('misspell', () => {
  it('makes one slip, which the search sees through', () => {
    const words = fc.constantFrom(
      'кроссовки',
      'смартфон',
      'полотенце',
      'велосипед',
      'шуруповерт',
      'конструктор',
    );
    fc.assert(
      fc.property(words, fc.nat(), (word, seed) => {
        const wrong = misspell(word, seed);
        return wrong === undefined || isOneSlipAway(word, wrong);
      }),
    );
  });

  it('leaves short words right', () => {
    expect(misspell('чай', 1)).toBeUndefined();
  });

  it('does not take two slips for one', () => {
    expect(isOneSlipAway('платье', 'платте')).toBe(true);
    expect(isOneSlipAway('платье', 'платбю')).toBe(false);
    expect(isOneSlipAway('платье', 'платье')).toBe(false);
  });
});
