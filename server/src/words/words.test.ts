import { describe, expect, test } from 'vitest';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

describe('splitWords', () => {
  test.each([
    ['  Чайник ЭЛЕКТРИЧЕСКИЙ, 1.7л ', ['чайник', 'электрический', '1', '7л']],
    ['ёлка Wi-Fi', ['елка', 'wi', 'fi']],
    ["boucle d'oreille été", ['boucle', 'd', 'oreille', 'été']],
    ['فستان نسائي', ['فستان', 'نسائي']],
    ['№!—', []],
  ])('%j', (text, words) => expect(splitWords(text)).toEqual(words));
});

describe('forms of one word meet', () => {
  test.each([
    ['платье', 'платья', 'платьев'],
    ['женская', 'женские', 'женской'],
    ['kettle', 'kettles'],
    ['été', 'étés'],
    ['حقيبة', 'الحقيبة'],
  ])('%s', (...forms) => expect(new Set(forms.map(stemWord)).size).toBe(1));

  test('names and numbers stay as they are', () =>
    expect(['iphone15', '128', 'gtx', 'ср4'].map(stemWord)).toEqual(['iphone15', '128', 'gtx', 'ср4']));
});
