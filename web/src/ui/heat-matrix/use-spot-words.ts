import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { previousPlaces } from './cell-tone.ts';
import type { Spot } from './matrix-geometry.ts';
import type { LeadColumn, MatrixRow } from './matrix-props.ts';
import type { SpotWords } from './matrix-tooltip.tsx';
import type { FootRow } from './use-matrix-foot.ts';
import type { MatrixNotes } from './use-matrix-notes.ts';
import type { useMatrixTexts } from './use-matrix-texts.ts';

type Options<Row extends MatrixRow> = {
  rows: readonly Row[];
  buckets: readonly string[];
  lead: readonly LeadColumn<Row>[];
  foot: readonly FootRow[];
  texts: ReturnType<typeof useMatrixTexts>;
  notes: MatrixNotes;
  choiceText: string | undefined;
};

/** What each cell, total and head says: to the tooltip, to the focused cell and to the twin table. */
export function useSpotWords<Row extends MatrixRow>(options: Options<Row>) {
  const { rows, buckets, notes, texts, choiceText } = options;
  const { t } = useTranslation();
  const twin = useTwinWords(options);
  const cellOf = (row: number, bucket: number) => rows[row]?.cells[bucket];

  function changeOf(row: number, bucket: number): string | undefined {
    const place = cellOf(row, bucket)?.place ?? null;
    const before = previousPlaces(rows[row]?.cells.slice(0, bucket + 1) ?? []).at(-1) ?? null;
    if (place === null || before === null || before === place) return undefined;
    return t('ui.matrix.before', { place: texts.placeInWords(before) });
  }

  function told({ row, bucket }: { row: number | undefined; bucket: number }): SpotWords {
    const noted = notes.of(bucket);
    if (row === undefined) {
      const invitation = noted.length === 0 && notes.canAdd ? t('ui.matrix.addNote') : '';
      return { title: twin.bucketName(bucket), moment: '', text: invitation, notes: noted };
    }
    const cell = cellOf(row, bucket);
    const moment = texts.momentOf(buckets[bucket] ?? '', cell);
    // Where a bucket shows no single check, it says which of them it chose.
    const isChosen = cell !== undefined && cell.place !== null && cell.minute === undefined;
    return {
      title: twin.rowName(row),
      moment: isChosen && choiceText !== undefined ? `${moment} · ${choiceText}` : moment,
      text: twin.cellText(row, bucket),
      change: changeOf(row, bucket),
      notes: noted,
    };
  }

  function spoken({ row, bucket }: Spot): string {
    const { moment, text, change, notes: noted } = told({ row, bucket });
    return [`${moment}: ${text}`, change, ...noted.map((note) => note.text)].filter(Boolean).join('. ');
  }

  return { told, spoken, twin };
}

function useTwinWords<Row extends MatrixRow>({ rows, buckets, lead, foot, texts }: Options<Row>) {
  const { momentOf, cellInWords } = texts;
  return useMemo(() => {
    const footOf = (row: number) => foot[row - rows.length];
    return {
      footRows: foot.map((_, index) => rows.length + index),
      bucketName: (bucket: number) => momentOf(buckets[bucket] ?? '', undefined),
      rowName: (row: number): string => {
        const known = rows[row];
        return known === undefined ? (footOf(row)?.label ?? '') : (lead[0]?.text(known) ?? known.id);
      },
      cellText: (row: number, bucket: number): string => {
        const cell = rows[row]?.cells[bucket];
        return cell === undefined ? (footOf(row)?.words(bucket) ?? '') : cellInWords(cell);
      },
    };
  }, [rows, buckets, lead, foot, momentOf, cellInWords]);
}
