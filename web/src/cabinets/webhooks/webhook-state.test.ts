import { expect, test } from 'vitest';
import { webhookState } from './webhook-state.ts';

const on = { isOn: true, isGone: false, isGivenUp: false, failingSince: null };
const failingSince = '2026-11-30T09:00:00.000Z';

test.each([
  [on, 'on'],
  [{ ...on, failingSince }, 'failing'],
  [{ ...on, isOn: false }, 'off'],
  [{ ...on, isOn: false, failingSince }, 'off'],
  [{ ...on, isOn: false, isGone: true, failingSince }, 'gone'],
  [{ ...on, isOn: false, isGivenUp: true, failingSince }, 'givenUp'],
] as const)('%j is %s', (webhook, state) => {
  expect(webhookState(webhook)).toBe(state);
});
