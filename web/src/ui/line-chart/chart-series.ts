import type { ValueUnit } from '../../platform/create-format.ts';

export type ChartSeries = {
  id: string;
  label: string;
  /** As long as `x`; null is a gap that no line crosses. */
  values: readonly (number | null)[];
  unit: ValueUnit;
  axis?: 'left' | 'right';
  /** Place in the palette, from 0; by default the series' own place. */
  color?: number;
};

const PALETTE_SIZE = 8;

export function colorName(series: ChartSeries, index: number): string {
  return `--v-series-${((series.color ?? index) % PALETTE_SIZE) + 1}`;
}
