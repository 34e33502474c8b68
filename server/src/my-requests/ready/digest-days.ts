import { createHash } from 'node:crypto';
import type { RequestsDays } from '@vitrina/contract/my-requests.ts';
import type { OwnQueryDay } from '../../own-queries/list-own-query-days.ts';
import type { Excluded } from '../week-sql.ts';

type Source = {
  days: Pick<RequestsDays, 'week' | 'weekBefore' | 'lookBack'>;
  stored: readonly OwnQueryDay[];
  excluded: Excluded;
};

/**
 * Everything that counts are made of: a day that comes late or is collected again, another plan and an exclusion make
 * another digest, and what was counted before is not found any more.
 */
export function digestDays({ days: { week, weekBefore, lookBack }, stored, excluded }: Source): string {
  const spans = [week, weekBefore, lookBack];
  const inside = stored
    .filter(({ day }) => spans.some((span) => span !== null && day >= span.from && day <= span.to))
    .map(({ day, collectedAt }) => [day, collectedAt.getTime()]);
  const pairs = excluded.skus.map((sku, index) => `${sku} ${excluded.queries[index]}`).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([spans, inside, pairs]))
    .digest('base64url');
}
