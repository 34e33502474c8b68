import { expect, test } from 'vitest';
import { whoIsRefused } from './who-is-refused.ts';

const cabinet = {} as never;

test('only a user who certainly has no cabinet is asked to add one', () => {
  expect(whoIsRefused(true, { stage: 'ready', cabinets: [] })).toBe('newcomer');
  expect(whoIsRefused(true, { stage: 'idle', cabinets: [] })).toBe('member');
  expect(whoIsRefused(true, { stage: 'failed', cabinets: [] })).toBe('member');
  expect(whoIsRefused(true, { stage: 'ready', cabinets: [cabinet] })).toBe('member');
});

test('who is not signed in is a guest, whatever this browser remembers', () => {
  expect(whoIsRefused(false, { stage: 'ready', cabinets: [cabinet] })).toBe('guest');
});
