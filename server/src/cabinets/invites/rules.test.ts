import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { INVITES_A_DAY } from './rules.ts';

test('letters of invitation are counted over a whole day', () => {
  expect(INVITES_A_DAY.minutes * 60).toBe(DAY_SECONDS);
});
