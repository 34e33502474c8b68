export type Heat = 'good' | 'middle' | 'poor';

/** product.md 9.5: ratio ≥ 0.8 green, ≥ 0.6 yellow, else red. */
export function heatOf(ratio: number): Heat {
  if (ratio >= 0.8) return 'good';
  return ratio >= 0.6 ? 'middle' : 'poor';
}
