import { useMemo } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { rangeOf } from '../model/chart-data.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { spanText } from '../model/moment-text.ts';

/** What a chart says to those who do not see it. */
export function useChartSummary(label: string, { x, series }: ChartModel): string {
  const { t, format } = useTexts();
  return useMemo(() => {
    const lines = series.map((one) => {
      const range = rangeOf(one);
      return range === undefined
        ? `${one.label}, ${t('ui.absent.notMeasured')}`
        : t('ui.chart.range', {
            label: one.label,
            lowest: format.value(range.lowest, one.unit),
            highest: format.value(range.highest, one.unit),
          });
    });
    const period = spanText(x[0] ?? '', x.at(-1) ?? '', format);
    return t('ui.chart.summary', { label, lines: lines.join('; '), period });
  }, [label, x, series, t, format]);
}
