import { expect, test } from 'vitest';
import { countedUp, decideNews, type NewsVisitor, shownCountOf } from './decide-news.ts';

const READER: NewsVisitor = {
  hasLiveToken: true,
  stage: 'ready',
  pathname: '/statistics',
  isRequested: false,
  isLoading: false,
  shownCount: 0,
  lastDay: null,
  today: '2026-11-21',
};
const decide = (given: Partial<NewsVisitor>) => decideNews({ ...READER, ...given });

test('a signed-in user sees the news at once, whatever their roles', () => {
  expect(decide({})).toBe('show');
});

test('before the sign-in, and with a token that is over, the dialog waits', () => {
  expect(decide({ hasLiveToken: false })).toBe('wait');
  expect(decide({ stage: 'idle' })).toBe('wait');
});

test('whoever is on that screen already, is asked something or waits for the screen is not interrupted', () => {
  expect(decide({ pathname: '/ab-test' })).toBe('wait');
  expect(decide({ pathname: '/ab-test/7' })).toBe('show');
  expect(decide({ isRequested: true })).toBe('wait');
  expect(decide({ isLoading: true })).toBe('wait');
  expect(decide({ isRequested: true, shownCount: 2 })).toBe('never');
  expect(decide({ pathname: '/ab-test', shownCount: 2 })).toBe('never');
});

test('once on a calendar day', () => {
  expect(decide({ shownCount: 1, lastDay: '2026-11-21' })).toBe('wait');
  expect(decide({ shownCount: 1, lastDay: '2026-11-20' })).toBe('show');
});

test('twice in all, however many days pass', () => {
  expect(decide({ shownCount: 2, lastDay: '2026-11-20' })).toBe('never');
  expect(decide({ shownCount: 7, lastDay: null })).toBe('never');
});

test('a showing is counted once', () => {
  expect([null, '0', '1', 'many'].map(countedUp)).toEqual(['1', '1', '2', '1']);
});

test('a counter that somebody spoiled is no counter', () => {
  expect(
    ['0', '2', '999999999', '9999999999', null, '', 'NaN', '-1', '1e9', 'many'].map(shownCountOf),
  ).toEqual([0, 2, 999_999_999, 0, 0, 0, 0, 0, 0, 0]);
});
