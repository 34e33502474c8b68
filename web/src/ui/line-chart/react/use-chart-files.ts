import type { RefObject } from 'react';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showError, showSuccess } from '../../../platform/notify.ts';
import { LANGUAGES } from '../../../platform/texts/languages.ts';
import { useIsRightToLeft, useLanguage, useTexts } from '../../../platform/texts/use-format.ts';
import { decimalSignOf } from '../../data-table/to-clipboard.ts';
import { drawPicture } from '../draw/chart-picture.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { type ChartRows, chartCells, toCsv, toTabs } from '../model/chart-rows.ts';
import { spanText } from '../model/moment-text.ts';
import { copyText, fileNameOf, footerOf, givePicture } from './chart-file.ts';
import type { LineChartProps } from './line-chart-props.ts';

/** interface-rules.md G10: what the chart shows, as a copy of its table, a file of it, or a picture. */
export function useChartFiles(
  { label, source }: Pick<LineChartProps, 'label' | 'source'>,
  { model, rows }: { model: ChartModel; rows: ChartRows },
  box: RefObject<HTMLElement | null>,
) {
  const { t, format } = useTexts();
  const isRightToLeft = useIsRightToLeft();
  const { locale } = LANGUAGES[useLanguage()];
  const [first = '', last = ''] = rows.range.map((point) => rows.x[point] ?? '');
  const saveAs = (extension: string) => (file: Blob) =>
    saveFile(file, fileNameOf(label, first, last, extension));

  const copy = () =>
    copyText({
      write: async () => navigator.clipboard.writeText(toTabs(chartCells(rows, t, decimalSignOf(locale)))),
      onCopied: () => showSuccess(t('common.copied')),
      onRefused: () => showError(t('ui.chart.copyRefused'), 'copyChart'),
    });

  async function savePicture(element: HTMLElement): Promise<void> {
    const picture = await drawPicture({
      ...model,
      isRightToLeft,
      format,
      element,
      title: label,
      subtitle: spanText(first, last, format),
      footer: footerOf(source, t),
    });
    const onFailed = () => showError(t('ui.chart.pictureFailed'), 'chartPicture');
    givePicture(picture, { save: saveAs('png'), onFailed });
  }

  const save = {
    png: () => {
      if (box.current !== null) void savePicture(box.current);
    },
    // A file is opened where a comma is the decimal sign, whatever language the screen speaks.
    csv: () => saveAs('csv')(new Blob([toCsv(chartCells(rows, t, ','))], { type: 'text/csv' })),
  };

  return { copy: () => void copy(), save: (extension: 'png' | 'csv') => save[extension]() };
}
