import type { Export } from '@vitrina/contract/exports.ts';
import { expect, test } from 'vitest';
import { follow, readFollowed, unfollow } from './followed.ts';
import {
  hasExports,
  isLost,
  isRunning,
  keyOf,
  lookAgainMs,
  panelItems,
  shareOf,
  stageOf,
  staying,
} from './rules.ts';

const file = (more: Partial<Export>): Export => ({
  id: 'a',
  name: 'table.csv',
  format: 'csv',
  state: 'running',
  rowsDone: 0,
  rowsTotal: 100,
  bytes: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-03-08T09:00:00.000Z',
  ...more,
});

test('the panel shows what is followed, neither what was closed nor what was cancelled', () => {
  const files = [
    file({ id: 'under way' }),
    file({ id: 'ended', state: 'ready' }),
    file({ id: 'closed' }),
    file({ id: 'cancelled', state: 'cancelled' }),
    file({ id: 'of yesterday', state: 'ready' }),
  ];
  const followed = new Map([
    ['under way', 'shown'],
    ['ended', 'shown'],
    ['closed', 'closed'],
    ['cancelled', 'shown'],
  ] as const);
  expect(panelItems(files, followed).map(({ id }) => id)).toEqual(['under way', 'ended']);
});

test('what was closed is not followed again, though it is found under way at every look', () => {
  const files = [file({ id: 'x' }), file({ id: 'y' })];
  follow(['x', 'y']);
  expect(panelItems(files, readFollowed())).toHaveLength(2);
  unfollow('x');
  follow(['x', 'y']);
  expect(panelItems(files, readFollowed()).map(({ id }) => id)).toEqual(['y']);
});

test('a file is read, then packed, then there', () => {
  expect(stageOf(file({ state: 'waiting' }))).toBe('waiting');
  expect(stageOf(file({ rowsDone: 99 }))).toBe('reading');
  expect(stageOf(file({ rowsDone: 101 }))).toBe('packing');
  expect(stageOf(file({ rowsTotal: 0 }))).toBe('reading');
  expect(stageOf(file({ rowsTotal: 1, rowsDone: 1 }))).toBe('packing');
  expect(stageOf(file({ state: 'failed', rowsDone: 100 }))).toBe('failed');
  expect(stageOf(file({ rowsDone: 100 }))).toBe('packing');
  expect(stageOf(file({ rowsTotal: null }))).toBe('reading');
  expect(stageOf(file({ state: 'ready', rowsDone: 100 }))).toBe('ready');
});

test('the share is known while rows are read', () => {
  expect(shareOf(file({ rowsDone: 34 }))).toBe(0.34);
  expect(shareOf(file({ rowsDone: 100 }))).toBeNull();
  expect(shareOf(file({ rowsDone: 0 }))).toBe(0);
  expect(shareOf(file({ rowsTotal: 1 }))).toBe(0);
  expect(shareOf(file({ rowsTotal: 0, rowsDone: 5 }))).toBeNull();
  expect(shareOf(file({ state: 'waiting' }))).toBeNull();
  expect(shareOf(file({ rowsTotal: null, rowsDone: 5 }))).toBeNull();
});

const STATES = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const;

test('a file that waits is under way as one that runs; others have ended', () => {
  expect(STATES.filter((state) => isRunning({ state }))).toEqual(['waiting', 'running']);
});

test('while a file is under way the list is looked at every second, otherwise never again', () => {
  const [ended, running] = [file({ state: 'ready' }), file({})];
  expect(lookAgainMs([ended, running])).toBe(1000);
  expect(lookAgainMs([ended, ended])).toBe(false);
  expect(lookAgainMs([])).toBe(false);
});

test('files are asked for by whoever may view a cabinet that is not blocked', () => {
  expect(hasExports({ isBlocked: false }, true)).toBe(true);
  expect(hasExports({ isBlocked: false }, false)).toBe(false);
  expect(hasExports({ isBlocked: true }, true)).toBe(false);
  expect(hasExports({ isBlocked: true }, false)).toBe(false);
  expect(hasExports(null, true)).toBe(false);
});

test('what is about to be removed is hidden, and nothing else is', () => {
  const files = [file({ id: 'x' }), file({ id: 'y' })];
  expect(staying(files, new Set([keyOf('x'), 'note-y'])).map(({ id }) => id)).toEqual(['y']);
  expect(staying(files, new Set())).toEqual(files);
});

test('only a file that is there is lost with its removal', () => {
  const files = STATES.map((state) => file({ id: state, state }));
  expect(STATES.filter((id) => isLost(files, id))).toEqual(['ready']);
  expect(isLost([], 'ready')).toBe(false);
});
