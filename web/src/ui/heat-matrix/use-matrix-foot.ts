import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { type BucketTotal, bucketTotals, TOPS } from './bucket-totals.ts';
import type { MatrixRow } from './matrix-props.ts';

export type FootRow = {
  id: string;
  label: string;
  /** As drawn, and as copied into a spreadsheet. */
  texts: readonly string[];
  copies: readonly string[];
  /** As said. */
  words: (bucket: number) => string;
};

type Writer = (total: BucketTotal) => string;
type Row = { id: string; label: string; text: Writer; copy?: Writer; words?: Writer };

/** Totals of each bucket: the share of checked queries in each top, and the average of found ones with its coverage. */
export function useMatrixFoot(rows: readonly MatrixRow[], buckets: number): readonly FootRow[] {
  const writers = useWriters();
  const { t } = useTranslation();
  return useMemo(() => {
    const totals = bucketTotals(rows, buckets);
    const write = (writer: Writer) => totals.map((total) => (total.checked === 0 ? '' : writer(total)));
    return writers.map(({ id, label, text, copy = text, words = text }) => ({
      ...{ id, label, texts: write(text), copies: write(copy) },
      words: (bucket) => {
        const total = totals[bucket];
        return total === undefined || total.checked === 0 ? t('ui.matrix.notDue') : words(total);
      },
    }));
  }, [rows, buckets, writers, t]);
}

function useWriters(): readonly Row[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const of = (found: number, checked: number) => t('ui.matrix.coverage', { found, checked });
    return [
      ...TOPS.map((top): Row => {
        const share: Writer = ({ within, checked }) => format.percent(within[top] / checked);
        return {
          id: `top${top}`,
          label: t('ui.matrix.top', { top }),
          text: share,
          // A spreadsheet reads "62,5%" as a number and "62,5 %" as a text.
          copy: (total) => share(total).replaceAll(/\s/g, ''),
          words: (total) => `${share(total)} (${of(total.within[top], total.checked)})`,
        };
      }),
      {
        id: 'average',
        label: t('ui.matrix.average'),
        text: ({ average }) => (average === null ? '—' : format.value(average, 'place')),
      },
      {
        id: 'found',
        label: t('ui.matrix.found'),
        text: ({ found, checked }) => `${found}/${checked}`,
        // "5/12" would become the fifth of December.
        copy: ({ found, checked }) => of(found, checked),
        words: ({ found, checked }) => of(found, checked),
      },
    ];
  }, [t, format]);
}
