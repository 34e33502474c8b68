import type { Problem } from '../platform/problem.ts';

const ADVISED = ['rejected', 'expired', 'noRights', 'ipBound', 'otherSeller'] as const;

/** What to do about a key that was refused, as a key of the catalogue. */
export function adviceOf(problem: Problem): (typeof ADVISED)[number] | undefined {
  if (!problem.is('cabinet.invalidKey')) return undefined;
  return ADVISED.find((reason) => reason === problem.meta['reason']);
}

/** Where a refusal is mended when it is not in the form itself. */
export function wayOutOf(problem: Problem) {
  if (problem.is('cabinet.limitExceeded')) {
    return { to: '/pages/account-settings/tariff', label: 'cabinets.seePlans' } as const;
  }
  return undefined;
}

/** The field of the new cabinet that a refusal is about: there the cursor goes. */
export function fieldOf(problem: Problem): 'sellerId' | 'apiKey' | undefined {
  if (problem.is('cabinet.sellerExists')) return 'sellerId';
  if (!problem.is('cabinet.invalidKey')) return undefined;
  return problem.meta['reason'] === 'otherSeller' ? 'sellerId' : 'apiKey';
}
