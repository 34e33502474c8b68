import { describe, expect, test } from 'vitest';
import { getLexicon } from '../vocabulary/compile-lexicon.ts';
import { createAssortment } from './create-assortment.ts';
import { type TitleVariant, writeTitle } from './write-title.ts';

const lexicon = getLexicon();
const assortment = createAssortment(lexicon, 600, 9);
const { nounOf } = assortment;
const indexes = Array.from({ length: 600 }, (_, index) => index);
const write = (index: number, variant?: TitleVariant) => writeTitle(lexicon, assortment, index, variant);
const wordsOf = (title: string) => title.toLowerCase().split(/[\s,]+/);

describe('wordings of one product', () => {
  test('all name the thing and begin with a capital letter', () => {
    for (const index of indexes) {
      for (const variant of ['asFirst', 'otherOrder', 'shorter', 'longer', 'bare'] as const) {
        const title = write(index, variant);
        expect(title.toLowerCase()).toContain(nounOf(index).text.toLowerCase());
        expect(title.charAt(0)).toBe(title.charAt(0).toUpperCase());
        expect(title).not.toMatch(/\s{2}|\s,|,\s*$|^\s|\s$/);
      }
    }
  });

  test('another order says the same words, a longer one more, a shorter one fewer', () => {
    for (const index of indexes) {
      const words = wordsOf(write(index)).toSorted();
      expect(wordsOf(write(index, 'otherOrder')).toSorted()).toEqual(words);
      expect(write(index, 'longer').startsWith(write(index))).toBe(true);
      expect(write(index, 'longer').length).toBeGreaterThan(write(index).length);
      expect(wordsOf(write(index, 'shorter')).length).toBeLessThanOrEqual(words.length);
      expect(wordsOf(write(index, 'bare')).length).toBeLessThanOrEqual(words.length);
    }
    expect(indexes.some((index) => write(index, 'otherOrder') !== write(index))).toBe(true);
  });
});
