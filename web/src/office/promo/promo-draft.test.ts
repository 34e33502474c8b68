import { expect, test } from 'vitest';
import { EMPTY_PROMO, type PromoDraft, readPromoDraft } from './promo-draft.ts';

const FILLED: PromoDraft = { ...EMPTY_PROMO, code: ' spring ', amount: '500', uses: '100' };

test.each<[Partial<PromoDraft>, object]>([
  [{}, { kind: 'points', points: 500 }],
  [
    { kind: 'days', plan: 'expert', amount: '30' },
    { kind: 'days', plan: 'expert', days: 30 },
  ],
  [
    { kind: 'percent', amount: '15' },
    { kind: 'percent', percent: 15 },
  ],
])('%j is read as what it brings', (change, gift) => {
  expect(readPromoDraft({ ...FILLED, ...change })).toEqual({
    made: { code: 'SPRING', gift, uses: 100, days: 30 },
    wrong: [],
  });
});

test.each<[Partial<PromoDraft>, string[]]>([
  [{ code: 'abc' }, ['code']],
  [{ code: 'ВЕСНА' }, ['code']],
  [{ amount: '' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ amount: '100001' }, ['amount']],
  [{ kind: 'percent', amount: '101' }, ['amount']],
  [{ kind: 'days', amount: '366' }, ['amount']],
  [{ uses: '', days: '0' }, ['uses', 'days']],
])('%j names the fields that are wrong', (change, wrong) => {
  expect(readPromoDraft({ ...FILLED, ...change })).toEqual({ made: undefined, wrong });
});
