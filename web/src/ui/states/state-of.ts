import type { Problem } from '../../platform/problem.ts';

type StateName = 'noRights' | 'plan' | 'blocked' | 'invalidKey' | 'waiting' | 'empty' | 'error';

/** interface-rules.md G12: which refusal becomes which state. Chosen here for every block of every screen. */
export function stateOf({ key }: Pick<Problem, 'key'>): StateName {
  switch (key) {
    case 'cabinet.insufficientRights':
    case 'cabinet.notOwner':
    case 'cabinet.higherRights':
      return 'noRights';
    case 'plan.unavailable':
    case 'cabinet.limitExceeded':
    case 'abTest.activeLimit':
      return 'plan';
    case 'cabinet.blocked':
    case 'product.blocked':
      return 'blocked';
    case 'cabinet.invalidKey':
      return 'invalidKey';
    // product.md 8.4: analytics of a new key come on the next day after 15:00.
    case 'statistics.fetchFailed':
      return 'waiting';
    case 'searchHistory.notFound':
    case 'statistics.noData':
    case 'statistics.tooFewQueries':
      return 'empty';
    default:
      return 'error';
  }
}

/** Nobody answered, or who answered could not reach the source. */
export function isAway({ key, status }: Pick<Problem, 'key' | 'status'>): boolean {
  return status === 0 || key === 'server.unavailable' || key === 'external.serverError';
}

/** What was refused stays refused; what failed or was too early is worth another try. */
export function mayHelpToRetry(problem: Pick<Problem, 'key' | 'status'>): boolean {
  return isAway(problem) || problem.status >= 500 || problem.key === 'request.tooMany';
}
