import { useMemo } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import type { FootRow } from '../model/matrix-foot.ts';
import type { MatrixLine } from '../model/matrix-lines.ts';
import type { HeatMatrixProps, LeadColumn, MatrixRow } from '../model/matrix-props.ts';
import type { MatrixTexts } from '../model/matrix-texts.ts';
import type { MatrixNotes } from '../model/notes-of.ts';
import { spotWords } from './spot-words.ts';
import { twinWords } from './twin-words.ts';
import type { MatrixMarks } from './use-matrix-marks.ts';

type Options<Row extends MatrixRow> = {
  props: Pick<HeatMatrixProps<Row>, 'buckets' | 'choiceText' | 'where'>;
  lines: readonly MatrixLine<Row>[];
  lead: readonly LeadColumn<Row>[];
  foot: readonly FootRow[];
  texts: MatrixTexts;
  notes: MatrixNotes;
  marks: MatrixMarks;
};

/** What each cell, total and head says: to the tooltip, to the focused cell and to the twin table. */
export function useSpotWords<Row extends MatrixRow>(options: Options<Row>) {
  const { lines, lead, foot, marks } = options;
  const { buckets } = options.props;
  const { momentOf, cellInWords } = options.texts;
  const { t, format } = useTexts();
  const twin = useMemo(
    () => twinWords({ lines, buckets, lead, foot, momentOf, cellInWords, marks }, t),
    [lines, buckets, lead, foot, momentOf, cellInWords, marks, t],
  );
  return { ...spotWords({ ...options, twin, t, format }), twin };
}
