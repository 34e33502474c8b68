import type { TFunction } from 'i18next';
import type { Format } from '../../../platform/texts/create-format.ts';
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

type Words = { t: TFunction; format: Format };
type Writer = (total: BucketTotal) => string;
type Row = { id: string; label: string; text: Writer; copy?: Writer; words?: Writer };

/** Totals of each bucket: the share of checked queries in each top, and the average of found ones with its coverage. */
export function matrixFoot(
  rows: readonly Pick<MatrixRow, 'cells'>[],
  buckets: number,
  words: Words,
): readonly FootRow[] {
  const totals = bucketTotals(rows, buckets);
  const write = (total: BucketTotal | undefined, writer: Writer) =>
    total === undefined || total.checked === 0 ? undefined : writer(total);
  const writeAll = (writer: Writer) => totals.map((total) => write(total, writer) ?? '');
  return writers(words).map(({ id, label, text, copy = text, words: said = text }) => ({
    id,
    label,
    texts: writeAll(text),
    copies: writeAll(copy),
    words: (bucket) => write(totals[bucket], said) ?? words.t('ui.matrix.notDue'),
  }));
}

function writers({ t, format }: Words): readonly Row[] {
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
}
