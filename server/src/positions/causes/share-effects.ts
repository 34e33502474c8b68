/**
 * What each of some changes contributes to an outcome: its mean effect over all orders in which they can be made
 * (Shapley's value), so that the effects add up to what all of them make together. `outcome` is asked for every set of
 * changes; bit n of a set stands for the n-th change.
 */
export function shareEffects(count: number, outcome: (set: number) => number): number[] {
  const outcomes = Array.from({ length: 2 ** count }, (_, set) => outcome(set));
  const factorials = [1];
  for (let n = 1; n <= count; n += 1) factorials.push((factorials.at(-1) ?? 1) * n);
  const ordersOf = (size: number) =>
    ((factorials[size] ?? 1) * (factorials[count - size - 1] ?? 1)) / (factorials[count] ?? 1);
  return Array.from({ length: count }, (_, change) => {
    const bit = 2 ** change;
    return outcomes.reduce((sum, before, set) => {
      if ((set & bit) !== 0) return sum;
      return sum + ordersOf(countBits(set)) * ((outcomes[set | bit] ?? 0) - before);
    }, 0);
  });
}

function countBits(set: number): number {
  return set === 0 ? 0 : (set & 1) + countBits(set >>> 1);
}
