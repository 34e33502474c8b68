import { getMessengerLink } from '@vitrina/contract/accounts/routes.ts';
import { expect, test } from 'vitest';
import { isLinked, LOOK_AGAIN_MS, nextLookMs, noticeOf } from './messenger-state.ts';

const STATES = getMessengerLink.output.shape.state.options;

test('the screen asks again only while something may come from the messenger', () => {
  const requested = STATES.filter((state) => nextLookMs(state) === LOOK_AGAIN_MS);
  expect(requested).toEqual(['waiting', 'usernameMissing', 'takenByOther']);
  expect(nextLookMs(undefined)).toBe(false);
});

test('a blocked bot is still a linked messenger', () => {
  expect(STATES.filter(isLinked)).toEqual(['connected', 'blocked']);
});

test('every state of a code that was given out is put into words, no other one is', () => {
  const reported = STATES.filter((state) => noticeOf(state)?.text === state);
  expect(reported).toEqual(['waiting', 'expired', 'usernameMissing', 'takenByOther']);
});
