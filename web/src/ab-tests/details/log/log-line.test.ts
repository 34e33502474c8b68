import { describe, expect, test } from 'vitest';
import { isFailure, reasonOf, stepOf } from './log-line.ts';

describe('the reason of a line', () => {
  test('belongs to the pause or to the end', () => {
    expect(reasonOf({ kind: 'paused', reason: 'campaignExpired' })).toEqual({
      of: 'pauses',
      key: 'campaignExpired',
    });
    expect(reasonOf({ kind: 'finished', reason: 'campaignExpired' })).toEqual({
      of: 'finishes',
      key: 'campaignExpired',
    });
  });

  test('is none where there is nothing to explain, or nobody knows it', () => {
    expect(reasonOf({ kind: 'switched', reason: 'manually' })).toBeUndefined();
    expect(reasonOf({ kind: 'paused', reason: 'later' })).toBeUndefined();
    expect(reasonOf({ kind: 'finished', reason: null })).toBeUndefined();
  });
});

test('a pause and a failure have a next step', () => {
  expect(stepOf({ kind: 'paused', reason: 'readOnlyKey' })).toEqual({ of: 'pauses', key: 'readOnlyKey' });
  expect(stepOf({ kind: 'switchFailed', reason: null })).toEqual({ of: 'steps', key: 'switchFailed' });
  expect(stepOf({ kind: 'switched', reason: null })).toBeUndefined();
  expect(stepOf({ kind: 'finished', reason: 'expired' })).toBeUndefined();
});

test('what a person did is no failure', () => {
  const failures = [
    isFailure({ kind: 'paused', reason: 'manually' }),
    isFailure({ kind: 'paused', reason: 'error' }),
    isFailure({ kind: 'restoreFailed', reason: null }),
    isFailure({ kind: 'switched', reason: null }),
  ];
  expect(failures).toEqual([false, true, true, false]);
});
