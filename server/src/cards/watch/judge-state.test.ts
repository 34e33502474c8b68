import { expect, test } from 'vitest';
import { judgeState } from './judge-state.ts';

const AT = new Date('2026-03-02T09:00:00Z');
const WATCHED = { isPaused: false, restingSince: null, lookedAt: AT, failingSince: null, isGone: false };

test.each([
  ['watching', {}],
  ['waiting', { lookedAt: null }],
  ['failing', { failingSince: AT }],
  ['failing', { failingSince: AT, lookedAt: null }],
  ['gone', { failingSince: AT, isGone: true }],
  ['paused', { isPaused: true, failingSince: AT }],
  ['resting', { isPaused: true, restingSince: AT }],
] as const)('%s: %o', (state, change) => expect(judgeState({ ...WATCHED, ...change })).toBe(state));
