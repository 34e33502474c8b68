import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf, wordParts } from './word-parts.ts';

const textOf = (was: string, now: string, side: 'was' | 'now') =>
  partsOf(wordParts(was, now), side)
    .map(({ text }) => text)
    .join('');

const word = fc.constantFrom('чайник', 'белый', '1,7 л', 'Tea', '—', 'ёлка', 'شاي', '\n', '!');
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));

describe('words of two texts', () => {
  test('make up both texts again', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (was, now) => {
        expect(textOf(was, now, 'was')).toBe(was);
        expect(textOf(was, now, 'now')).toBe(now);
      }),
    );
  });

  test('that are in both are said once', () => {
    expect(wordParts('Чайник белый 1,7 л', 'Чайник чёрный 1,7 л')).toEqual([
      { text: 'Чайник ', side: 'both' },
      { text: 'белый', side: 'was' },
      { text: 'чёрный', side: 'now' },
      { text: ' 1,7 л', side: 'both' },
    ]);
  });

  test('that stand one after the other are one change', () => {
    expect(wordParts('купить чайник белый сегодня', 'купить кофе сразу сегодня')).toEqual([
      { text: 'купить ', side: 'both' },
      { text: 'чайник белый', side: 'was' },
      { text: 'кофе сразу', side: 'now' },
      { text: ' сегодня', side: 'both' },
    ]);
  });

  test('of equal texts are no difference, and none of a text that was empty', () => {
    expect(wordParts('чайник', 'чайник')).toEqual([{ text: 'чайник', side: 'both' }]);
    expect(wordParts('', 'чайник')).toEqual([{ text: 'чайник', side: 'now' }]);
  });

  test('of long texts without anything in common come in time', () => {
    const long = (seed: string) => Array.from({ length: 4000 }, (_, index) => seed + index).join(' ');
    const began = performance.now();
    const [was, now] = [long('а'), long('б')];
    expect(textOf(was, now, 'now')).toBe(now);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
