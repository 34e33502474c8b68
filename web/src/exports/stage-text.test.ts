import type { Export } from '@vitrina/contract/exports.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { stageText } from './stage-text.ts';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const format = { count: (value: number) => `#${value}`, fileSize: (bytes: number) => `${bytes} B` };

const FILE: Export = {
  id: 'a',
  name: 'table.csv',
  format: 'csv',
  state: 'running',
  rowsDone: 34,
  rowsTotal: 100,
  bytes: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-03-08T09:00:00.000Z',
};

test.each<[string, Partial<Export>, string]>([
  ['that waits says so', { state: 'waiting' }, 'exports.stages.waiting'],
  ['that is read says how far', {}, 'exports.reading #34 #100'],
  ['of nobody knows how many rows says how many there are', { rowsTotal: null }, 'exports.rows 34 #34'],
  ['whose rows are all read is packed', { rowsDone: 100 }, 'exports.stages.packing'],
  ['that is ready says how large it is', { state: 'ready', bytes: 9 }, 'exports.rows 34 #34 · 9 B'],
  ['of unknown size has none', { state: 'ready' }, 'exports.rows 34 #34 · 0 B'],
  ['that failed says so', { state: 'failed', rowsTotal: null }, 'exports.stages.failed'],
])('a file %s', (_, more, text) => {
  expect(stageText(t, format, { ...FILE, ...more })).toBe(text);
});
