/** Where points come from and go to; new ones join here with the feature that needs them. */
type Source = 'promo';

export type Account = `available:${number}` | `frozen:${number}` | Source;

export function availableOf(userId: number): Account {
  return `available:${userId}`;
}

/** Set aside for tests that run, until they are charged or released. */
export function frozenOf(userId: number): Account {
  return `frozen:${userId}`;
}
