import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { measure } from '../../platform/metrics/measure.ts';
import { ACCOUNT_QUOTA, METHOD_QUOTAS } from './limits.ts';

const ACCOUNT = 'account';

/** Sellers are not named: what matters is whether any of them has to wait. */
export function measureOzonQuotas(context: Pick<Context, 'metrics' | 'log' | 'db'>): void {
  measure(
    context,
    {
      name: 'vitrina_ozon_quota_left_ratio',
      help: 'What is left of a limit of Ozon for the seller who has least of it; 1 is all of it.',
      labels: ['limit'],
    },
    async () => {
      const limits = [...METHOD_QUOTAS].map(([method, quota]) => ({ limit: method, ...quota }));
      const { rows } = await sql<{ limit: string; left: number }>`
        select limits.limit, min(least(1,
          (quota.tokens + extract(epoch from clock_timestamp() - quota.taken_at) * limits."perSecond") / limits.burst)
        ) as left
        from jsonb_to_recordset(${JSON.stringify([{ limit: ACCOUNT, ...ACCOUNT_QUOTA }, ...limits])}::jsonb)
          as limits("limit" text, "perSecond" float8, burst float8)
        join quota on quota.key like 'ozon:%'
          and coalesce(nullif(split_part(quota.key, ':', 3), ''), ${ACCOUNT}) = limits.limit
        group by limits.limit`.execute(context.db);
      return rows.map(({ limit, left }) => ({ labels: { limit }, value: Math.max(0, left) }));
    },
  );
}
