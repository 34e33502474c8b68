import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import type { Quota } from '../../platform/rate-limit/quota.ts';

// Source of the figures: the tag "Limits" of the documentation, the same in 2025 and 2026. Statistics by product and
// totals by campaign are not charged against those of reports.

export const PERFORMANCE_LIMITS = {
  /** 100,000 requests a day of one account. */
  requests: { perSecond: 95_000 / DAY_SECONDS, burst: 2000 },
  /** 2000 exports in 24 hours; a campaign in a report is one: take as many as it has. */
  exports: { perSecond: 1800 / DAY_SECONDS, burst: 100 },
} as const satisfies Record<string, Quota>;

export const REPORT_BOUNDS = { days: 62, campaigns: 10 } as const;

/**
 * An account makes one report at a time (and its organisation five): whoever orders one holds this lease until the
 * report has ended. A report that is not ready after the longest time is given up, and so is the lease.
 */
export const REPORT_LEASE = { longestMs: 15 * 60_000, pollEveryMs: 5000 } as const;

/** The names of the buckets and of the lease of one account. */
export function limitKeys(clientId: string): { requests: string; exports: string; reportLease: string } {
  const account = `ozon-performance:${clientId}`;
  return { requests: account, exports: `${account}:exports`, reportLease: `${account}:report` };
}
