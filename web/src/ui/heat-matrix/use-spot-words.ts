import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { previousPlaces } from '@vitrina/contract/place-tones.ts';
import type { Spot } from './matrix-geometry.ts';
import type { MatrixLine } from './matrix-lines.ts';
import type { HeatMatrixProps, LeadColumn, MatrixRow } from './matrix-props.ts';
import type { SpotWords } from './matrix-tooltip.tsx';
import type { FootRow } from './use-matrix-foot.ts';
import type { MatrixMarks } from './use-matrix-marks.ts';
import type { MatrixNotes } from './use-matrix-notes.ts';
import type { useMatrixTexts } from './use-matrix-texts.ts';

type Options<Row extends MatrixRow> = {
  props: Pick<HeatMatrixProps<Row>, 'buckets' | 'choiceText' | 'where'>;
  lines: readonly MatrixLine<Row>[];
  lead: readonly LeadColumn<Row>[];
  foot: readonly FootRow[];
  texts: ReturnType<typeof useMatrixTexts>;
  notes: MatrixNotes;
  marks: MatrixMarks;
};

/** What each cell, total and head says: to the tooltip, to the focused cell and to the twin table. */
export function useSpotWords<Row extends MatrixRow>(options: Options<Row>) {
  const { props, lines, notes, marks, texts } = options;
  const { buckets, choiceText, where } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const twin = useTwinWords(options);
  const cellOf = (row: number, bucket: number) => lines[row]?.cells[bucket];

  function changeOf(row: number, bucket: number): string | undefined {
    const place = cellOf(row, bucket)?.place ?? null;
    const before = previousPlaces(lines[row]?.cells.slice(0, bucket + 1) ?? []).at(-1) ?? null;
    if (place === null || before === null || before === place) return undefined;
    return t('ui.matrix.before', { place: texts.placeInWords(before) });
  }

  function coverageOf(row: number, bucket: number): string | undefined {
    const coverage = cellOf(row, bucket)?.coverage;
    return (
      coverage &&
      t('positionGrid.answers', {
        answered: format.count(coverage.answered),
        planned: format.count(coverage.planned),
      })
    );
  }

  function momentOf(row: number, bucket: number): string {
    const line = lines[row];
    const cell = line?.cells[bucket];
    const moment = texts.momentOf(buckets[bucket] ?? '', cell);
    if (cell === undefined || cell.place === null) return moment;
    // Where a bucket shows no single check, it says which of them it chose.
    const isChosen = line?.kind === 'row' && cell.minute === undefined;
    return [moment, isChosen ? choiceText : undefined, where].filter(Boolean).join(' · ');
  }

  function told({ row, bucket }: { row: number | undefined; bucket: number }): SpotWords {
    const noted = notes.of(bucket);
    const marked = marks.textsOf(bucket);
    if (row === undefined) {
      const invitation = noted.length === 0 && notes.canAdd ? t('ui.matrix.addNote') : '';
      return {
        ...{ title: texts.momentOf(buckets[bucket] ?? '', undefined), moment: '', text: invitation },
        ...{ marks: marked, notes: noted },
      };
    }
    return {
      title: twin.rowName(row),
      moment: momentOf(row, bucket),
      text: twin.cellText(row, bucket),
      change: changeOf(row, bucket),
      coverage: coverageOf(row, bucket),
      marks: marked,
      notes: noted,
    };
  }

  function spoken({ row, bucket }: Spot): string {
    const { moment, text, change, coverage, marks: marked, notes: noted } = told({ row, bucket });
    const line = lines[row];
    const group = line === undefined || line.kind === 'row' ? undefined : twin.rowName(row);
    const isOpen = line?.kind === 'median' && line.group.isOpen;
    const state = line?.kind === 'median' && t(isOpen ? 'positionGrid.open' : 'positionGrid.closed');
    return [
      group,
      state,
      `${moment}: ${text}`,
      change,
      coverage,
      ...marked,
      ...noted.map((note) => note.text),
    ]
      .filter(Boolean)
      .join('. ');
  }

  return { told, spoken, twin };
}

function useTwinWords<Row extends MatrixRow>(options: Options<Row>) {
  const { lines, lead, foot, texts, marks } = options;
  const { buckets } = options.props;
  const { momentOf, cellInWords } = texts;
  const { t } = useTranslation();
  return useMemo(() => {
    const footOf = (row: number) => foot[row - lines.length];
    function lineName(line: MatrixLine<Row>): string {
      if (line.kind === 'row') return lead[0]?.text(line.row) ?? line.row.id;
      const { name, count } = line.group;
      const group = name ?? t('positionGrid.ungrouped');
      return t('positionGrid.figureOf', { figure: t(`positionGrid.${line.kind}`), group, size: count });
    }
    return {
      footRows: foot.map((_, index) => lines.length + index),
      bucketName: (bucket: number) =>
        [momentOf(buckets[bucket] ?? '', undefined), ...marks.textsOf(bucket)].join('. '),
      rowName: (row: number): string => {
        const line = lines[row];
        if (line === undefined) return footOf(row)?.label ?? '';
        return line.isQuiet ? t('positionGrid.quietRow', { row: lineName(line) }) : lineName(line);
      },
      cellText: (row: number, bucket: number): string => {
        const cell = lines[row]?.cells[bucket];
        if (cell === undefined) return footOf(row)?.words(bucket) ?? '';
        const isAwaited = cell.place === null && cell.gap === null && marks.collecting.has(bucket);
        return isAwaited ? t('positionGrid.collecting') : cellInWords(cell);
      },
    };
  }, [lines, buckets, lead, foot, momentOf, cellInWords, marks, t]);
}
