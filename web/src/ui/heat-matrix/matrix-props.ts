import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import type { PositionCell } from '@vitrina/contract/positions.ts';
import type { ColorBy } from './cell-tone.ts';

export type MatrixRow = { id: string; cells: readonly PositionCell[] };

export type LeadColumn<Row> = {
  id: string;
  header: string;
  /** Pixels. */
  width: number;
  text: (row: Row) => string;
  isNumber?: boolean;
};

export type MatrixNote = { id: number; at: string; text: string; author: string };

export type HeatMatrixProps<Row extends MatrixRow> = {
  label: string;
  /** Begin of each bucket, ascending; every row has as many cells. */
  buckets: readonly string[];
  grouping: TimeGrouping;
  rows: readonly Row[];
  /** Sticky columns before the cells; the first names the row. */
  lead: readonly LeadColumn<Row>[];
  /** Most pixels; a small matrix is as low as its rows are. */
  height?: number;
  /** What a bucket of several checks shows, in words; said in the tooltip. */
  choiceText?: string;
  colorBy?: ColorBy;
  onColorBy?: (colorBy: ColorBy) => void;
  /** G19: notes of the product, shown in the column of their moment. */
  notes?: readonly MatrixNote[];
  onAddNote?: ((at: string) => void) | undefined;
  onOpenNote?: ((id: number) => void) | undefined;
  /** A press on a cell, or Enter on it. */
  onOpenCell?: ((rowId: string, bucketStart: string) => void) | undefined;
};
