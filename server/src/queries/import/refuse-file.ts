import { type Problem, problem } from '../../platform/problem.ts';
import { EXPECTED_HEADERS } from './column-aliases.ts';
import type { QueryFileRefusal } from './query-file.ts';

/** What a person is told of a file that cannot be read. */
export function refuseFile({ refused, detail }: QueryFileRefusal): Problem {
  if (refused === 'tooManyRows') return problem('import.tooManyRows', { maximum: detail.limit });
  if (refused === 'limit') return problem('import.limitExceeded', detail);
  if (refused === 'tooLarge') return problem('request.tooLarge');
  if (refused === 'noQueryColumn') return refuseColumns(detail.firstLine);
  return problem('import.unreadable', { reason: refused === 'unreadable' ? detail.reason : refused });
}

/** None of the columns holds queries; the person is told which there are and which headers would do. */
export function refuseColumns(headers: readonly string[]): Problem {
  return problem('import.unreadable', {
    reason: 'noQueryColumn',
    seen: headers.filter((header) => header !== '').join(', '),
    expected: EXPECTED_HEADERS.join(', '),
  });
}
