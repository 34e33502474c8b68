import { bucketEnd } from './bucket-heads.ts';
import type { Spot } from './matrix-geometry.ts';
import type { MatrixLine } from './matrix-lines.ts';
import type { HeatMatrixProps, MatrixRow } from './matrix-props.ts';
import type { MatrixHeads } from './matrix-scene.ts';
import { snapBrush } from './snap-brush.ts';

type Options<Row extends MatrixRow> = {
  props: HeatMatrixProps<Row>;
  lines: readonly MatrixLine<Row>[];
  heads: MatrixHeads;
  toggle: (row: number) => boolean;
};

/** What a press on a cell, a group or a stretch of heads does. */
export function matrixActs<Row extends MatrixRow>({ props, lines, heads, toggle }: Options<Row>) {
  const { buckets, grouping, onOpenCell, onZoom, onLeave } = props;

  function open({ row, bucket }: Spot): boolean {
    if (toggle(row)) return true;
    const [line, start] = [lines[row], buckets[bucket]];
    const cell = line?.cells[bucket];
    // Of what nobody has looked at yet there is nothing to tell.
    const isChecked = cell !== undefined && (cell.place !== null || cell.gap !== null);
    if (onOpenCell === undefined || line?.kind !== 'row' || start === undefined || !isChecked) return false;
    onOpenCell(line.row.id, start);
    return true;
  }

  const snap = (from: number, to: number) => snapBrush(from, to, heads.upper, grouping);
  function brushed(from: number, to: number): void {
    const { first, last } = snap(from, to);
    const [start, end] = [buckets[first], buckets[last]];
    if (start !== undefined && end !== undefined) onZoom?.(new Date(start), bucketEnd(end, grouping));
  }

  return { toggle, open, snap, onBrush: onZoom && brushed, onLeave };
}
