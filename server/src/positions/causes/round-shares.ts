/** Whole numbers next to the given ones that add up to `total`: the largest remainders are rounded up. */
export function roundShares(shares: readonly number[], total: number): number[] {
  // Not a negative zero, which is written like a share.
  const rounded = shares.map((share) => Math.floor(share) + 0);
  const missing = total - rounded.reduce((sum, value) => sum + value, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, Math.max(0, missing)))
    rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}
