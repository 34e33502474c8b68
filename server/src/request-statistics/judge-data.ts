import type { Day } from '@vitrina/contract/dates.ts';
import type { Span } from '../own-queries/own-days.ts';
import { type Problem, problem } from '../platform/problem.ts';
import type { Sources } from './find-sources.ts';

/** Fewer say nothing about a product; product.md 8.4 asks for a longer period then. */
const FEWEST_QUERIES = 3;

/** Whether a longer period would show more, of what the plan shows. */
function isMoreStored(stored: readonly Day[], { from, to }: Span, visible: Span): boolean {
  return stored.some((day) => day >= visible.from && day <= visible.to && (day < from || day > to));
}

/** Before anything is read: whether the source has brought any day of the period. */
export function judgeDays({ days, states, queryDays }: Sources, span: Span): Problem | undefined {
  const within = queryDays.filter(({ day }) => day >= span.from && day <= span.to);
  if (within.some(({ rows }) => rows > 0)) return undefined;
  const isNothingYet = days.queries.length === 0 && states.queries !== 'noPremium';
  if (within.length === 0 && (isNothingYet || states.queries === 'failed'))
    return problem('statistics.fetchFailed');
  return problem('statistics.noData');
}

/** After it: whether there is enough of it. */
export function judgeQueries(
  queries: readonly string[],
  { days }: Pick<Sources, 'days'>,
  { span, visible }: { span: Span; visible: Span },
): Problem | undefined {
  const count = new Set(queries).size;
  if (count < FEWEST_QUERIES && isMoreStored(days.queries, span, visible))
    return problem('statistics.tooFewQueries');
  return count === 0 ? problem('statistics.noData') : undefined;
}
