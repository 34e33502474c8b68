import { problem, type Problem } from '../../platform/problem.ts';
import type { QueryFileRefusal } from './query-file.ts';

/** What a person is told of a file that cannot be read. */
export function refuseFile({ refused, detail }: QueryFileRefusal): Problem {
  if (refused === 'tooManyRows') return problem('import.tooManyRows', { maximum: detail.limit });
  if (refused === 'limit') return problem('import.limitExceeded', detail);
  if (refused === 'tooLarge') return problem('request.tooLarge');
  return problem('import.unreadable', { reason: refused === 'unreadable' ? detail.reason : refused });
}
