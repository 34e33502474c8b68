import { useFormat } from '../../../platform/texts/use-format.ts';
import { NotMeasured } from '../../absent.tsx';
import type { ChartSeries } from '../model/chart-series.ts';
import { measuredText } from '../model/point-text.ts';

/**
 * interface-rules.md G7: the number, the word of what was found instead of one, or the hatch of what nobody measured.
 */
export function ChartValue({ series, index }: { series: ChartSeries; index: number }) {
  const format = useFormat();
  const measured = measuredText(series, index, format);
  if (measured !== undefined) return <span dir="ltr">{measured}</span>;
  return series.words?.[index] ?? <NotMeasured />;
}
