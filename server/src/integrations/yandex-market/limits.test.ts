import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Quota } from '../../platform/rate-limit/quota.ts';
import { MARKET_LIMITS } from './limits.ts';

const FILE = new URL('../../../../../shared/contracts/yandex-market/openapi.min.json', import.meta.url);
const Limited = z.object({
  'x-resource-limit-config': z.object({
    path: z.string(),
    none: z.object({
      amount: z.number(),
      period: z.enum(['minutes', 'hours']),
      'period-duration': z.number(),
    }),
  }),
});
const Contract = z.object({ paths: z.record(z.string(), z.record(z.string(), Limited)) });
const SECONDS = { minutes: 60, hours: 3600 };
const MOST_REGIONS = 20;

/** The most requests that a bucket can let through in a window of so many seconds, its ends included. */
const mostIn = ({ perSecond, burst }: Quota, seconds: number) =>
  Math.floor(burst + perSecond * seconds - 1e-9);

describe.skipIf(!existsSync(FILE))('limits (skipped without ../shared/contracts)', () => {
  const { paths } = existsSync(FILE) ? Contract.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : { paths: {} };

  it.each(Object.entries(MARKET_LIMITS))('%s never passes the window of the contract', (path, quota) => {
    const config = Object.values(paths[path] ?? {})[0]?.['x-resource-limit-config'];
    if (!config) throw new Error(`${path} is not in the contract`);
    const { amount, period, 'period-duration': count } = config.none;
    const requests = config.path === 'resp' ? amount : amount / MOST_REGIONS;
    expect(mostIn(quota, SECONDS[period] * count)).toBeLessThanOrEqual(requests);
    expect(quota.burst).toBeGreaterThanOrEqual(1);
    expect(quota.perSecond * SECONDS[period] * count).toBeGreaterThan(requests / 2);
  });
});
