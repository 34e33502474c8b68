import { PositionEntryId } from '@vitrina/contract/ids.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { expect, test, vi } from 'vitest';
import { followStep, queriesCountOf } from './entry-step.ts';

test.each([
  [undefined, 5, []],
  [5, 5, []],
  [30, 5, [[30]]],
] as const)('a step known as %j is taken over from %i only when it is another one', (known, step, taken) => {
  const setStep = vi.fn<(step: StepMinutes) => void>();
  followStep(known, step, setStep);
  expect(setStep.mock.calls).toEqual(taken);
});

test('an entry has as many rows as the list says', () => {
  const [one, other] = [PositionEntryId.parse(1), PositionEntryId.parse(2)];
  const entries = [
    { id: one, queriesCount: 7 },
    { id: other, queriesCount: 9 },
  ];
  expect(queriesCountOf(entries, other)).toBe(9);
  expect(queriesCountOf(entries, PositionEntryId.parse(3))).toBeUndefined();
});
