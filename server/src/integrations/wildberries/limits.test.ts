import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { usualWaitMs, WB_METHODS, type WbMethodName, wbQuota } from './limits.ts';

const FOLDER = new URL('../../../../../shared/contracts/wildberries/', import.meta.url);
const FILES = ['01-general', '02-items', '08-promotion', '11-analytics'].map((name) => `${name}.min.json`);
const Contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const Operation = z.object({ description: z.string() });
const NAMES = Object.keys(WB_METHODS) as WbMethodName[];

const UNITS: Record<string, number> = { мс: 1, сек: 1000, мин: 60_000, ч: 3_600_000 };

/** "| Персональный | 1 мин | 3 запроса | 20 сек | 1 запрос |", or the same row without a kind. */
function readRow(description: string, kind: 'Персональный' | 'Базовый') {
  const [period = '', requests = '', , burst = ''] = (
    new RegExp(`\\| ${kind} \\|(.+)\\|`).exec(description)?.[1] ??
    /\n\| (\d.+)\|/.exec(description)?.[1] ??
    ''
  )
    .split('|')
    .map((cell) => cell.trim());
  const [count = '0', unit = ''] = period.split(' ');
  const perMs = Number(count) * (UNITS[unit] ?? Number.NaN);
  return { perSecond: (Number.parseInt(requests, 10) * 1000) / perMs, burst: Number.parseInt(burst, 10) };
}

it('one bucket a seller and a method, smaller for basic tokens', () => {
  const personal = wbQuota('a', 'searchTexts', 'personal');
  const basic = wbQuota('a', 'searchTexts', 'basic');
  expect(personal.key).toBe(basic.key);
  expect(personal.quota).toEqual({ perSecond: 1 / 20, burst: 3 });
  expect(basic.quota).toEqual({ perSecond: 1 / 3600, burst: 1 });
  expect(wbQuota('b', 'searchTexts', 'personal').key).not.toBe(personal.key);
  expect(usualWaitMs('campaignStatistics')).toBe(20_000);
});

const isMissing = !existsSync(FOLDER);
describe.skipIf(isMissing)('the contract’s figures (skipped without ../shared/contracts)', () => {
  const paths = isMissing
    ? {}
    : Object.assign(
        {},
        ...FILES.map((file) => Contract.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))).paths),
      );

  it.each(NAMES)('%s', (name) => {
    const { path, verb, usual, basic } = WB_METHODS[name];
    const found = z.record(z.string(), z.record(z.string(), z.unknown())).parse(paths);
    const { description } = Operation.parse(found[path]?.[verb.toLowerCase()]);
    const reported = readRow(description, 'Персональный');
    expect(usual.perSecond).toBeCloseTo(reported.perSecond, 9);
    expect(usual.burst).toBe(reported.burst);
    const basicLimit = readRow(description, 'Базовый');
    expect(basic.perSecond).toBeCloseTo(basicLimit.perSecond, 9);
    expect(basic.burst).toBe(basicLimit.burst);
  });
});
