import { expect, test } from 'vitest';
import { decideNews, type NewsVisitor, shownCountOf } from './decide-news.ts';

const READER: NewsVisitor = {
  hasLiveToken: true,
  isReady: true,
  mayOpenTarget: true,
  shownCount: 0,
  lastDay: null,
  today: '2026-11-21',
};
const decide = (given: Partial<NewsVisitor>) => decideNews({ ...READER, ...given });

test('whoever is signed in and may start a test is told at once', () => {
  expect(decide({})).toBe('show');
});

test('before the sign-in, and with a token that is over, the dialog waits', () => {
  expect(decide({ hasLiveToken: false })).toBe('wait');
  expect(decide({ isReady: false })).toBe('wait');
});

test('once on a calendar day', () => {
  expect(decide({ shownCount: 1, lastDay: '2026-11-21' })).toBe('wait');
  expect(decide({ shownCount: 1, lastDay: '2026-11-20' })).toBe('show');
});

test('twice in all, however many days pass', () => {
  expect(decide({ shownCount: 2, lastDay: '2026-11-20' })).toBe('never');
  expect(decide({ shownCount: 7, lastDay: null })).toBe('never');
});

test('nobody is invited to a screen that is closed to them; rights that come later open it', () => {
  expect(decide({ mayOpenTarget: false })).toBe('wait');
});

test('a counter that somebody spoiled is no counter', () => {
  expect(['0', '2', null, '', 'NaN', '-1', '1e9', 'many'].map(shownCountOf)).toEqual([
    0, 2, 0, 0, 0, 0, 0, 0,
  ]);
});
