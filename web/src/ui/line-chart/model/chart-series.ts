import type { ValueUnit } from '../../../platform/texts/create-format.ts';

export type ChartSeries = {
  id: string;
  label: string;
  /** As long as `x`; null is a gap that no line crosses. */
  values: readonly (number | null)[];
  /** What a gap is called where it has a name (н/н, 1000+); without one nothing was measured. */
  words?: readonly (string | null)[];
  unit: ValueUnit;
  /** Digits after the sign, where those of the unit write different values alike. */
  digits?: number;
  /** Between what the value may lie; as long as `x`. */
  band?: readonly (readonly [low: number, high: number] | null)[];
  axis?: 'left' | 'right';
  /** Place in the palette, from 0; by default the series' own place. */
  color?: number;
};

/** More lines than this cannot be told apart: the rest stays in the table. */
const MOST_LINES = 10;
/** A line keeps its colour while others come and go, so there are more colours than lines. */
const COLORS = 15;

export function linesOf(series: readonly ChartSeries[]): readonly ChartSeries[] {
  return series.length > MOST_LINES ? series.slice(0, MOST_LINES) : series;
}

export function colorName(series: ChartSeries, index: number): string {
  return `--v-series-${((series.color ?? index) % COLORS) + 1}`;
}
