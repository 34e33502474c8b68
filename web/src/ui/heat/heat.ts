/**
 * product.md 9.5: place against views has two colours. The ratio to be coloured by the scale of heat: green from half of
 * the searchers on, else red.
 */
export function halfOf(visibility: number | null | undefined): 0 | 1 | null {
  if (visibility === null || visibility === undefined) return null;
  return visibility >= 0.5 ? 1 : 0;
}

export type Heat = 'good' | 'middle' | 'poor';

/** product.md 9.5: ratio ≥ 0.8 green, ≥ 0.6 yellow, else red. */
export function heatOf(ratio: number): Heat {
  if (ratio >= 0.8) return 'good';
  return ratio >= 0.6 ? 'middle' : 'poor';
}
