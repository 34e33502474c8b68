import { type RefObject, useMemo } from 'react';
import { matrixActs } from '../model/matrix-acts.ts';
import { cellWidthOf, type Size } from '../model/matrix-geometry.ts';
import type { HeatMatrixProps, MatrixRow } from '../model/matrix-props.ts';
import { newestBucket } from '../model/newest-bucket.ts';
import { plusOf } from '../model/notes-of.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useLead } from './use-lead.ts';
import { useMatrixFoot } from './use-matrix-foot.ts';
import { useMatrixLines } from './use-matrix-lines.ts';
import { useMatrixMarks } from './use-matrix-marks.ts';
import { useMatrixNotes } from './use-matrix-notes.ts';
import { useMatrixSelection } from './use-matrix-selection.ts';
import { useMatrixTexts } from './use-matrix-texts.ts';
import { useMatrixView } from './use-matrix-view.ts';
import { useMatrixWindow } from './use-matrix-window.ts';
import { useNewestVisible } from './use-newest-visible.ts';
import { useSpotWords } from './use-spot-words.ts';

/** All that the matrix is made of: what it writes, what is chosen, what is in sight, and the drawing of it. */
export function useMatrix<Row extends MatrixRow>(
  props: HeatMatrixProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const { buckets, grouping, rows, colorBy = 'place' } = props;
  const { lead, leadPx, readView } = useLead(props.lead, scroller);
  const { lines, toggle } = useMatrixLines(props);
  const texts = useMatrixTexts(buckets, grouping);
  const foot = useMatrixFoot(rows, buckets.length);
  const footTexts = useMemo(() => foot.map((row) => row.texts), [foot]);
  const notes = useMatrixNotes(props);
  const marks = useMatrixMarks(props);
  const drawn = useDrawnRows(lines, colorBy, texts.notFound, marks.collecting);
  const size: Size = {
    rows: lines.length,
    foot: foot.length,
    buckets: buckets.length,
    cellWidth: cellWidthOf(grouping),
  };
  const newest = useMemo(() => newestBucket(rows), [rows]);
  const { snap, ...acts } = matrixActs({ props, lines, heads: texts.heads, toggle });
  const selection = useMatrixSelection({ scroller, readView, size, newest, onNote: notes.open, ...acts });
  const { focus, area, hover, brush } = selection;
  const { canvas, requestDraw } = useMatrixView(scroller, readView, {
    size,
    rows: drawn,
    foot: footTexts,
    heads: texts.heads,
    marked: notes.marked,
    changed: notes.changed,
    focus,
    lined: marks.lined,
    brush: brush && snap(brush.from, brush.to),
    direction: texts.direction,
    plus: plusOf(notes.canAdd, hover),
    selection: area,
  });
  const visible = useMatrixWindow({ readView, size, focus });
  const { cellWidth } = size;
  useNewestVisible({ scroller, readView, newest, buckets, cellWidth, days: texts.heads.upper });
  const words = useSpotWords({ props, lines, lead, foot, texts, notes, marks });
  return {
    size,
    lines,
    lead,
    leadPx,
    foot,
    drawn,
    heads: texts.heads,
    notes,
    marks,
    selection,
    words,
    visible,
    canvas,
    onScroll: () => {
      requestDraw();
      visible.follow();
    },
  };
}
