import type { TFunction } from 'i18next';
import type { FootRow } from '../model/matrix-foot.ts';
import type { MatrixLine } from '../model/matrix-lines.ts';
import type { HeatMatrixProps, LeadColumn, MatrixRow } from '../model/matrix-props.ts';
import type { MatrixTexts } from '../model/matrix-texts.ts';
import type { MatrixMarks } from './use-matrix-marks.ts';

type Details<Row extends MatrixRow> = {
  lines: readonly MatrixLine<Row>[];
  lead: readonly Pick<LeadColumn<Row>, 'text'>[];
  foot: readonly Pick<FootRow, 'label' | 'words'>[];
  marks: Pick<MatrixMarks, 'textsOf' | 'collecting'>;
} & Pick<HeatMatrixProps<Row>, 'buckets'> &
  Pick<MatrixTexts, 'momentOf' | 'cellInWords'>;

export type TwinWords = ReturnType<typeof twinWords>;

/** What heads, rows and cells are called; rows of totals are counted after the others. */
export function twinWords<Row extends MatrixRow>(details: Details<Row>, t: TFunction) {
  const { lines, lead, foot, buckets, marks, momentOf, cellInWords } = details;
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
}
