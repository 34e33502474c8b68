import type { ValueUnit } from '../../../platform/texts/create-format.ts';

export type ChartSeries = {
  id: string;
  label: string;
  /** As long as `x`; null is a gap that no line crosses. */
  values: readonly (number | null)[];
  /** What a gap is called where it has a name (н/н, 1000+); without one nothing was measured. */
  words?: readonly (string | null)[];
  unit: ValueUnit;
  axis?: 'left' | 'right';
  /** Place in the palette, from 0; by default the series' own place. */
  color?: number;
};

/** More lines than this cannot be told apart: the rest stays in the table. */
const MOST_LINES = 10;

export function linesOf(series: readonly ChartSeries[]): readonly ChartSeries[] {
  return series.length > MOST_LINES ? series.slice(0, MOST_LINES) : series;
}

export function colorName(series: ChartSeries, index: number): string {
  return `--v-series-${((series.color ?? index) % MOST_LINES) + 1}`;
}
