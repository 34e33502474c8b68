import type { TFunction } from 'i18next';
import type { Format } from '../../../platform/texts/create-format.ts';
import type { ChartModel } from './chart-model.ts';
import type { ChartSeries } from './chart-series.ts';
import { momentText } from './moment-text.ts';

export type Texts = { t: TFunction; format: Format };

/** What stands for a value: the number, the word of its absence, or "not measured". */
function valueText(series: ChartSeries, index: number, { t, format }: Texts): string {
  return measuredText(series, index, format) ?? series.words?.[index] ?? t('ui.absent.notMeasured');
}

/** The number and, where it has one, between what it may lie; undefined: there is no number. */
export function measuredText(
  { values, unit, digits, band }: ChartSeries,
  index: number,
  format: Format,
): string | undefined {
  const write = (one: number) =>
    digits === undefined ? format.value(one, unit) : format.fixed(one, unit, digits);
  const value = values[index] ?? null;
  if (value === null) return undefined;
  const edges = band?.[index] ?? null;
  return edges === null ? write(value) : `${write(value)} (${edges.map(write).join(' … ')})`;
}

/** One point of all visible lines, as it is read out. */
export function pointText(
  { x, series, hidden }: Pick<ChartModel, 'x' | 'series' | 'hidden'>,
  index: number,
  texts: Texts,
): string {
  const values = series
    .filter(({ id }) => !hidden.has(id))
    .map((one) => `${one.label}: ${valueText(one, index, texts)}`);
  return [momentText(x[index] ?? '', texts.format), ...values].join('; ');
}
