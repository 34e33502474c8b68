import { expect, test } from 'vitest';
import { openStore } from '../../platform/open-store.ts';
import { type OrderedReport, openReports, readyAtMs, statusOf } from './open-reports.ts';

const ORDERED = Date.parse('2026-11-21T09:00:00Z');
const report: OrderedReport = {
  id: 'a',
  sellerId: 7,
  ask: { any: 'order' },
  orderedAtMs: ORDERED,
  attempt: 1,
  isFailing: false,
};
const after = (ms: number) => new Date(ORDERED + ms);

test('a report waits, is made and then is there', () => {
  expect(statusOf(report, after(0))).toBe('WAITING');
  expect(statusOf(report, after(5000))).toBe('PROCESSING');
  const readyMs = readyAtMs(report) - ORDERED;
  expect(readyMs).toBeGreaterThanOrEqual(10_000);
  expect(readyMs).toBeLessThanOrEqual(60_000);
  expect(statusOf(report, after(readyMs - 1))).toBe('PROCESSING');
  expect(statusOf(report, after(readyMs))).toBe('SUCCESS');
  expect(statusOf({ ...report, isFailing: true }, after(readyMs))).toBe('FAILED');
});

test('belongs to its seller, under an id of its own, for two days', () => {
  const reports = openReports(openStore());
  reports.order(report);
  expect(reports.find(7, 'a', after(0))).toEqual(report);
  expect(reports.find(8, 'a', after(0))).toBeUndefined();
  expect(reports.isTaken('a')).toBe(true);
  expect(reports.isTaken('b')).toBe(false);
  const keptMs = readyAtMs(report) - ORDERED + 48 * 3_600_000;
  expect(reports.ofSeller(7, after(keptMs - 1))).toHaveLength(1);
  expect(reports.ofSeller(7, after(keptMs))).toEqual([]);
});

test('a second attempt begins anew, and its file is made anew', async () => {
  const reports = openReports(openStore());
  let made = 0;
  const make = async () => {
    made += 1;
    return new Uint8Array([made]);
  };
  reports.order({ ...report, isFailing: true });
  await reports.file(report, make);
  await reports.file(report, make);
  expect(made).toBe(1);
  reports.retry({ ...report, isFailing: true }, after(100_000), false);
  const again = reports.find(7, 'a', after(100_000));
  if (again === undefined) throw new Error('no report');
  expect(again).toMatchObject({ attempt: 2, isFailing: false, orderedAtMs: ORDERED + 100_000 });
  expect(await reports.file(again, make)).toEqual(new Uint8Array([2]));
});
