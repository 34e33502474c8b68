import { expect, it } from 'vitest';
import { cleanPasted, hasOddCharacters } from './clean-pasted.ts';

it('takes spaces, line breaks and invisible marks out of a pasted key', () => {
  expect(cleanPasted('  a1b2-\r\nc3d4\t')).toBe('a1b2-c3d4');
  expect(cleanPasted('\uFEFFa1\u00A0b2\u200B')).toBe('a1b2');
});

it('leaves a clean key as it is', () => {
  expect(cleanPasted('2f7c1f0e-98aa-4a34_X')).toBe('2f7c1f0e-98aa-4a34_X');
});

it('distinguishes a key from a sentence that was copied by mistake', () => {
  expect(hasOddCharacters('2f7c1f0e-98aa')).toBe(false);
  expect(hasOddCharacters('12345-1667@advertising.performance.ozon.ru')).toBe(false);
  expect(hasOddCharacters('Ключ:2f7c')).toBe(true);
  expect(hasOddCharacters('')).toBe(false);
});
