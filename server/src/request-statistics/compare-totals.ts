import type { RequestFigures } from '@vitrina/contract/request-statistics.ts';
import { comparable } from './rules.ts';

type Days = { measuredDays: number; previousDays: number };

/** Figures of the span before, each only where it was measured on as many days; null: not one of them was. */
export function compareTotals(
  totals: RequestFigures,
  sources: Readonly<Record<'queries' | 'analytics' | 'ads', Days>>,
  phraseDays: readonly number[],
): RequestFigures | null {
  const isSame = ({ measuredDays, previousDays }: Days) => measuredDays > 0 && measuredDays === previousDays;
  const [measuredDays = 0, previousDays = 0] = phraseDays;
  const kept = comparable(totals, {
    queries: isSame(sources.queries),
    analytics: isSame(sources.analytics),
    ads: isSame(sources.ads),
    phrases: isSame({ measuredDays, previousDays }),
  });
  return Object.values(kept).every((value) => value === null) ? null : kept;
}
