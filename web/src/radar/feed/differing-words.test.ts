import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differingWords } from './differing-words.ts';

const texts = (was: string, now: string) => {
  const words = differingWords(was, now);
  return [words.was.text, words.now.text];
};

it('leaves out what both begin and end with, but for a word before', () => {
  expect(texts('Термос стальной синий 1 л', 'Термос стальной чёрный матовый 1 л')).toEqual([
    '…стальной синий…',
    '…стальной чёрный матовый…',
  ]);
});

it('shows the beginning where that is what differs', () => {
  expect(texts('Термос 1 л', 'Кружка 1 л')).toEqual(['Термос…', 'Кружка…']);
});

it('shows what was put in, and where', () => {
  expect(texts('Термос 1 л', 'Термос стальной 1 л')).toEqual(['Термос…', 'Термос стальной…']);
});

it('cuts after some words', () => {
  const long = Array.from({ length: 30 }, (_, index) => `слово${index}`).join(' ');
  const { now } = differingWords('другое', long);
  expect(now.text.split(' ')).toHaveLength(8);
  expect(now.isCut).toBe(true);
});

it('whole texts are not cut', () => {
  expect(differingWords('раз', 'два')).toEqual({
    was: { text: 'раз', isCut: false },
    now: { text: 'два', isCut: false },
  });
});

it('never cuts away the difference, unless it is a long one', () => {
  const words = fc.array(fc.constantFrom('а', 'б', 'в'), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      fc.pre(one.join(' ') !== other.join(' '));
      const [was, now] = texts(one.join(' '), other.join(' '));
      expect(was).not.toBe(now);
    }),
  );
});
