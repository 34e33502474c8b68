import { previousPlaces } from '@vitrina/contract/positions/place-tones.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../../../platform/texts/create-format.ts';
import type { Spot } from '../model/matrix-geometry.ts';
import type { MatrixLine } from '../model/matrix-lines.ts';
import type { HeatMatrixProps, MatrixRow } from '../model/matrix-props.ts';
import type { MatrixTexts } from '../model/matrix-texts.ts';
import type { MatrixNotes } from '../model/notes-of.ts';
import type { SpotWords } from './matrix-tooltip.tsx';
import type { TwinWords } from './twin-words.ts';
import type { MatrixMarks } from './use-matrix-marks.ts';

type Details<Row extends MatrixRow> = {
  props: Pick<HeatMatrixProps<Row>, 'buckets' | 'choiceText' | 'where'>;
  lines: readonly MatrixLine<Row>[];
  texts: Pick<MatrixTexts, 'placeInWords' | 'momentOf'>;
  notes: Pick<MatrixNotes, 'of' | 'canAdd'>;
  marks: Pick<MatrixMarks, 'textsOf'>;
  twin: Pick<TwinWords, 'rowName' | 'cellText'>;
  t: TFunction;
  format: Pick<Format, 'count'>;
};

function changeOf<Row extends MatrixRow>(
  { lines, texts, t }: Details<Row>,
  { row, bucket }: Spot,
): string | undefined {
  const cells = lines[row]?.cells ?? [];
  const place = cells[bucket]?.place ?? null;
  const before = previousPlaces(cells)[bucket] ?? null;
  if (place === null || before === null || before === place) return undefined;
  return t('ui.matrix.before', { place: texts.placeInWords(before) });
}

function coverageOf<Row extends MatrixRow>(
  { lines, format, t }: Details<Row>,
  { row, bucket }: Spot,
): string | undefined {
  const coverage = lines[row]?.cells[bucket]?.coverage;
  return (
    coverage &&
    t('positionGrid.answers', {
      answered: format.count(coverage.answered),
      planned: format.count(coverage.planned),
    })
  );
}

function momentOf<Row extends MatrixRow>(
  { props, lines, texts }: Details<Row>,
  { row, bucket }: Spot,
): string {
  const { buckets, choiceText, where } = props;
  const line = lines[row];
  const cell = line?.cells[bucket];
  const moment = texts.momentOf(buckets[bucket] ?? '', cell);
  if (cell === undefined || cell.place === null) return moment;
  // Where a bucket shows no single check, it says which of them it chose.
  const isChosen = line?.kind === 'row' && cell.minute === undefined;
  return [moment, isChosen ? choiceText : undefined, where].filter(Boolean).join(' · ');
}

/** What each cell, total and head says: to the tooltip, and to the focused cell. */
export function spotWords<Row extends MatrixRow>(known: Details<Row>) {
  const { props, lines, texts, notes, marks, twin, t } = known;

  function describe({ row, bucket }: { row: number | undefined; bucket: number }): SpotWords {
    const noted = notes.of(bucket);
    const marked = marks.textsOf(bucket);
    if (row === undefined) {
      const invitation = noted.length === 0 && notes.canAdd ? t('ui.matrix.addNote') : '';
      return {
        title: texts.momentOf(props.buckets[bucket] ?? '', undefined),
        moment: '',
        text: invitation,
        marks: marked,
        notes: noted,
      };
    }
    const spot = { row, bucket };
    return {
      title: twin.rowName(row),
      moment: momentOf(known, spot),
      text: twin.cellText(row, bucket),
      change: changeOf(known, spot),
      coverage: coverageOf(known, spot),
      marks: marked,
      notes: noted,
    };
  }

  function spoken({ row, bucket }: Spot): string {
    const { moment, text, change, coverage, marks: marked, notes: noted } = describe({ row, bucket });
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

  return { describe, spoken };
}
