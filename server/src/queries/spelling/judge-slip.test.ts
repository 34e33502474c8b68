import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSlip } from './find-slip.ts';
import { judgeSlip, type SlipCandidate } from './judge-slip.ts';

/** A misspelt word in one query, and a right one that is in many. */
function candidate(right: string, wrong: string, uses: Partial<SlipCandidate> = {}): SlipCandidate {
  return {
    wrong,
    right,
    slip: findSlip(right, wrong) ?? 'changed',
    wrongCount: 50,
    rightCount: 2000,
    wrongUse: { demand: 50, queries: 1 },
    rightUse: { demand: 50_000, queries: 300 },
    ...uses,
  };
}

describe('a rare word one slip from a frequent one is that word', () => {
  test.each([
    ['куртка', 'крутка'],
    ['мангал', 'манал'],
    ['складной', 'скландной'],
  ])('%s, %s', (right, wrong) => expect(judgeSlip(candidate(right, wrong))).toBeGreaterThan(0));
});

describe('it stands for itself', () => {
  test('when its query is searched a fifth as often', () =>
    expect(judgeSlip(candidate('куртка', 'крутка', { wrongCount: 500 }))).toBeUndefined());

  test('when the word is in many queries', () =>
    expect(
      judgeSlip(candidate('полка', 'палка', { wrongUse: { demand: 9000, queries: 120 } })),
    ).toBeUndefined());

  test('when the other one is hardly searched', () =>
    expect(judgeSlip(candidate('куртка', 'крутка', { wrongCount: 1, rightCount: 9 }))).toBeUndefined());

  test('when the shorter word is a word too', () =>
    expect(
      judgeSlip(candidate('блузка', 'блуза', { wrongUse: { demand: 1400, queries: 221 } })),
    ).toBeUndefined());

  test.each([
    ['ролик', 'кролик'],
    ['казан', 'кабан'],
    ['корзина', 'корзинка'],
  ])('when another letter makes another word: %s, %s', (right, wrong) =>
    expect(judgeSlip(candidate(right, wrong, { wrongUse: { demand: 900, queries: 8 } }))).toBeUndefined(),
  );
});

test('of two words that may be meant, the likelier slip wins unless the other is searched much more', () => {
  const ofSwap = judgeSlip(candidate('кружка', 'куржка')) ?? 0;
  const ofKey = judgeSlip(candidate('куртка', 'курпка')) ?? 0;
  expect(ofSwap).toBeGreaterThan(ofKey);
});

test('the more the right query is searched the likelier it is meant, and what is refused stays refused with more use of the wrong word', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(300), fc.nat(300), (count, queries, more) => {
      const few = judgeSlip(
        candidate('куртка', 'крутка', { rightCount: 500, wrongUse: { demand: count, queries } }),
      );
      const many = judgeSlip(
        candidate('куртка', 'крутка', { rightCount: 900, wrongUse: { demand: count, queries } }),
      );
      expect((many ?? 0) >= (few ?? 0)).toBe(true);
      const used = judgeSlip(
        candidate('куртка', 'крутка', {
          rightCount: 500,
          wrongUse: { demand: count + more, queries: queries + more },
        }),
      );
      expect(few === undefined ? used : undefined).toBeUndefined();
    }),
  );
});
