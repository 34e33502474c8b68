import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { visualLines } from './visual-lines.ts';

const widthOf = (text: string) => text.length;
const lines = (text: string, width = 1000) =>
  visualLines(text, { width, widthOf }).map((line) => line.map((piece) => piece.text));
const line = (text: string) => lines(text)[0]?.join('|');

it('words in other scripts and numbers stand where a reader from right to left comes to them', () => {
  expect(line('رقم SKU للعرض')).toBe('للعرض| |SKU| |رقم');
  expect(line('الصفحة 1 من 20')).toBe('20| |من| |1| |الصفحة');
  expect(line('02.03.2026 – 03.03.2026')).toBe('03.03.2026| |–| |02.03.2026');
  expect(line('واجهة، SHA-256:')).toBe(':|SHA-256| |واجهة،');
});

it('brackets are mirrored, and what closes a sentence ends it', () => {
  expect(line('الفترة (بتوقيت موسكو)')).toBe('موسكو(| |)بتوقيت| |الفترة');
  expect(line('ساعات: 2,5 (1).')).toBe('.(|1|)| |2,5| |ساعات:');
});

it('a name in another script and a number below zero stay whole', () => {
  expect(line('ООО «Прилипала 7»')).toBe('ООО| |«Прилипала| |7»');
  expect(line('-1\u00A0100,00')).toBe('-1\u00A0100,00');
});

it('lines are as long as fits, in the order in which they are read', () => {
  expect(lines('من باع على البطاقة', 10)).toEqual([['على', ' ', 'باع', ' ', 'من'], ['البطاقة']]);
  expect(lines('слово', 3)).toEqual([['слово']]);
});

it('nothing is lost and nothing added, whatever the text', () => {
  const words = fc.array(fc.constantFrom('سعر', 'цена', 'SKU', '12', '-', '%', '7.5'), { minLength: 1 });
  fc.assert(
    fc.property(words, fc.integer({ min: 3, max: 30 }), (some, width) => {
      const letters = (list: readonly string[]) =>
        Array.from(list.join(''))
          .filter((one) => one !== ' ')
          .toSorted();
      expect(letters(lines(some.join(' '), width).flat())).toEqual(letters(some));
    }),
  );
});
