import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../platform/open-store.ts';
import { openReports } from './open-reports.ts';
import { type Report, stateOf } from './report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const makeReport = (uuid: string, createdAtMs: number, sellerId = 7): Report => ({
  uuid,
  sellerId,
  kind: 'STATS',
  format: 'csv',
  campaigns: [{ id: '1', title: 'one' }],
  fromDay: 20_770,
  toDay: 20_771,
  groupBy: 'DATE',
  createdAtMs,
  startsAtMs: createdAtMs + 5000,
  readyAtMs: createdAtMs + 20_000,
  isFailed: false,
  request: { campaigns: ['1'] },
});

describe('ordered reports', () => {
  test('outlive a restart, the latest first, each with its seller', () => {
    const file = path.join(folder, 'state');
    const before = openStore(file);
    const reports = openReports(before);
    for (const [uuid, sellerId] of [
      ['a', 7],
      ['b', 8],
      ['c', 7],
    ] as const)
      reports.add(makeReport(uuid, 1000, sellerId));
    before.close();
    const after = openStore(file);
    expect(
      openReports(after)
        .ofSeller(7)
        .map(({ uuid }) => uuid),
    ).toEqual(['c', 'a']);
    expect(openReports(after).find('b')).toEqual(makeReport('b', 1000, 8));
    after.close();
  });

  test('are forgotten after a month', () => {
    const store = openStore();
    const reports = openReports(store);
    reports.add(makeReport('old', 0));
    reports.add(makeReport('young', 20 * DAY_MS));
    reports.add(makeReport('new', 31 * DAY_MS));
    expect([reports.find('old'), reports.find('young')?.uuid]).toEqual([undefined, 'young']);
    store.close();
  });

  test.each([
    [0, 'NOT_STARTED'],
    [4999, 'NOT_STARTED'],
    [5000, 'IN_PROGRESS'],
    [19_999, 'IN_PROGRESS'],
    [20_000, 'OK'],
  ])('after %i ms a report is %s', (ms, state) => {
    expect(stateOf(makeReport('x', 0), ms)).toBe(state);
    const failed = { ...makeReport('x', 0), isFailed: true };
    expect(stateOf(failed, ms)).toBe(state === 'OK' ? 'ERROR' : state);
  });
});
