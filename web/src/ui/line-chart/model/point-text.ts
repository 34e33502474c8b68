import type { TFunction } from 'i18next';
import type { Format } from '../../../platform/texts/create-format.ts';
import type { ChartModel } from './chart-model.ts';
import type { ChartSeries } from './chart-series.ts';
import { momentText } from './moment-text.ts';

export type Texts = { t: TFunction; format: Format };

/** What stands for a value: the number, the word of its absence, or "not measured". */
function valueText({ values, words, unit }: ChartSeries, index: number, { t, format }: Texts): string {
  const value = values[index] ?? null;
  return value === null ? (words?.[index] ?? t('ui.absent.notMeasured')) : format.value(value, unit);
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
