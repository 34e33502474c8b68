/** Where points come from and go to: `card` is money, `plans` and `tests` are what points are spent on. */
type Source = 'promo' | 'card' | 'bonus' | 'referral' | 'plans' | 'tests' | 'office';

export type Account = `available:${number}` | `frozen:${number}` | Source;

export function availableOf(userId: number): Account {
  return `available:${userId}`;
}

/** Set aside for tests that run, until they are charged or released. */
export function frozenOf(userId: number): Account {
  return `frozen:${userId}`;
}
