import { describe, expect, test } from 'vitest';
import { dropFleetingVowel } from './drop-fleeting-vowel.ts';
import { stemWord } from './stem-word.ts';

describe('forms of a Russian word meet although a vowel comes and goes', () => {
  test.each([
    ['кроссовки', 'кроссовок', 'кроссовкам'],
    ['сумка', 'сумок'],
    ['платок', 'платки'],
    ['майка', 'маек'],
    ['батарейки', 'батареек'],
    ['кольцо', 'колец'],
    ['полотенце', 'полотенец'],
    ['коньки', 'конек', 'коньков'],
    ['ковер', 'ковры'],
    ['чехол', 'чехлы'],
    ['окно', 'окон'],
    ['туфли', 'туфель'],
  ])('%s', (...forms) => expect(new Set(forms.map(stemWord)).size).toBe(1));
});

test.each([
  ['пенка', 'пенек'],
  ['серый', 'сервиз'],
  ['сок', 'скат'],
])('%s and %s stay two words', (one, other) => expect(stemWord(one)).not.toBe(stemWord(other)));

test('the only vowel of a stem stays, and so do other scripts', () =>
  expect(['сон', 'чек', 'kettlek', 'бел'].map(dropFleetingVowel)).toEqual(['сон', 'чек', 'kettlek', 'бел']));
