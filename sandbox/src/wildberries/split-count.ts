/**
 * Divides a count among shares that add up to at most 1. The parts never add up to more than the count, and none of
 * them gets smaller while the count grows.
 */
export function splitCount(count: number, shares: readonly number[]): number[] {
  let passed = 0;
  const countedAt = (share: number) => Math.floor(count * share + 1e-9);
  return shares.map((share) => {
    const before = countedAt(passed);
    passed = Math.min(1, passed + share);
    return countedAt(passed) - before;
  });
}
