import { describe, expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import { LANGUAGE_IDS } from '../../platform/texts/languages.ts';
import { type ChangeUnit, describeChange, placeMove, placesWon, writtenPlaces } from './describe-change.ts';

const format = createFormat('ru');
const NO_BREAK = '\u00A0';
const changeOf = (value: number, unit: ChangeUnit = 'change', isLowerBetter = false) =>
  describeChange({ value, unit, isLowerBetter }, format);

test.each([
  [0.12, false, `+12${NO_BREAK}%`, 45, 'better'],
  [-0.07, false, `−7${NO_BREAK}%`, -45, 'worse'],
  [-0.07, true, `−7${NO_BREAK}%`, -45, 'better'],
  [0.01, true, `+1${NO_BREAK}%`, 45, 'worse'],
] as const)('%d, lower is better: %s', (value, isLowerBetter, text, tilt, verdict) => {
  expect(changeOf(value, 'change', isLowerBetter)).toEqual({ text, tilt, verdict });
});

test('an estimate has no kopecks', () => {
  expect(changeOf(-7_745, 'estimate').text).toBe(`−77${NO_BREAK}₽`);
});

describe('what is written as zero has neither arrow nor verdict', () => {
  test.each([
    [0, 'change', `0${NO_BREAK}%`],
    [-0.004, 'change', `0${NO_BREAK}%`],
    [0.004, 'change', `0${NO_BREAK}%`],
    [-0, 'place', '0'],
    [0.04, 'place', '0'],
    [-0.04, 'average', '0,0'],
    [0.4, 'degrees', '0°'],
    [-0.2, 'count', '0'],
    [-40, 'estimate', `0${NO_BREAK}₽`],
  ] as const)('%d of %s', (value, unit, text) => {
    for (const isLowerBetter of [false, true])
      expect(changeOf(value, unit, isLowerBetter)).toEqual({ text, tilt: undefined, verdict: undefined });
  });

  test('in every language', () => {
    for (const language of LANGUAGE_IDS) {
      const written = describeChange(
        { value: -0.001, unit: 'change', isLowerBetter: true },
        createFormat(language),
      );
      expect(written).toMatchObject({ tilt: undefined, verdict: undefined });
      expect(written.text).not.toMatch(/[+−-]/u);
    }
  });
});

test('an Arabic change keeps its sign on the left, whatever marks its numbers have', () => {
  const arabic = createFormat('ar');
  const textOf = (value: number, unit: ChangeUnit) =>
    describeChange({ value, unit, isLowerBetter: false }, arabic).text;
  expect([textOf(-0.12, 'change'), textOf(0.12, 'change')]).toEqual(['−12%', '+12%']);
  expect(textOf(-150_000, 'kopecks')).toBe(`−1\u202F500${NO_BREAK}₽`);
});

test('places that were won are closer to the first, whole or to the tenth', () => {
  expect(changeOf(3, 'place')).toEqual({ text: '+3', tilt: 45, verdict: 'closer' });
  expect(changeOf(-2.5, 'place')).toEqual({ text: '−2,5', tilt: -45, verdict: 'further' });
  expect(changeOf(3, 'average')).toEqual({ text: '+3,0', tilt: 45, verdict: 'closer' });
});

test('an angle leans as the line does, money and counts are written in their unit', () => {
  expect(changeOf(-12, 'degrees')).toEqual({ text: '−12°', tilt: -12, verdict: 'worse' });
  expect(changeOf(150_000, 'kopecks', true)).toMatchObject({
    text: `+1\u202F500${NO_BREAK}₽`,
    verdict: 'worse',
  });
  expect(changeOf(-1200, 'count').text).toBe('−1\u202F200');
});

test('a move between words goes up when it is closer to the first', () => {
  expect([placeMove(true), placeMove(false)]).toEqual([
    { tilt: 45, verdict: 'closer' },
    { tilt: -45, verdict: 'further' },
  ]);
});

test('the word after a number is of the number that is written', () => {
  expect([writtenPlaces(-1.04), writtenPlaces(2.26)]).toEqual([1, 2.3]);
});

test('from 12 to 9 three places are won; what has no place has no number of them', () => {
  expect(placesWon(12, 9)).toBe(3);
  expect(placesWon(9, 12)).toBe(-3);
  expect(placesWon('notFound', 9)).toBeNull();
  expect(placesWon(9, 'deep')).toBeNull();
  expect(placesWon(null, 9)).toBeNull();
  expect(placesWon(9, undefined)).toBeNull();
});
