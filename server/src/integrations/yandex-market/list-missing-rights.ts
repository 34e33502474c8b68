/** What the product does with a key, and the scopes any one of which allows it. */
const RIGHTS = {
  offers: ['OFFERS_AND_CARDS_MANAGEMENT', 'OFFERS_AND_CARDS_MANAGEMENT_READ_ONLY'],
  salesReport: ['FINANCE_AND_ACCOUNTING'],
  positionReport: ['PROMOTION', 'PROMOTION_READ_ONLY', 'FINANCE_AND_ACCOUNTING'],
} as const satisfies Record<string, readonly string[]>;
export type Right = keyof typeof RIGHTS;

const EVERYTHING = ['ALL_METHODS', 'ALL_METHODS_READ_ONLY'];
const NAMES = Object.keys(RIGHTS) as Right[];

export function listMissingRights(scopes: readonly string[]): Right[] {
  if (scopes.some((scope) => EVERYTHING.includes(scope))) return [];
  return NAMES.filter((right) => !RIGHTS[right].some((scope) => scopes.includes(scope)));
}
