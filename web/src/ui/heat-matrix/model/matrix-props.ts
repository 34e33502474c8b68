import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { ColorBy } from '@vitrina/contract/positions/place-tones.ts';
import type { ReactNode } from 'react';

export type MatrixRow = { id: string; cells: readonly PositionCell[] };

export type LeadColumn<Row> = {
  id: string;
  header: string;
  /** What the header has no room for. */
  hint?: string;
  /** Pixels. */
  width: number;
  text: (row: Row) => string;
  /** Instead of the text, which names it then. */
  render?: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Left out where the window has little room. */
  isSpare?: boolean;
};

/** What a person wrote, or with `isChange` a change that the radar saw, whose numbers are others than those of notes. */
export type MatrixNote = { id: number; at: string; text: string; author: string; isChange?: boolean };

/** A moment that the numbers on both sides of it are to be read by. */
export type MatrixMark = { at: string; text: string };

export type HeatMatrixProps<Row extends MatrixRow> = {
  label: string;
  /** Begin of each bucket, ascending; every row has as many cells. */
  buckets: readonly string[];
  grouping: TimeGrouping;
  rows: readonly Row[];
  /** Sticky columns before the cells; the first names the row. */
  lead: readonly LeadColumn<Row>[];
  /** Rows of one name make a group that can be closed; null: the row has none. */
  groupOf?: ((row: Row) => string | null) | undefined;
  /** Rows that moved by no more places are dimmed. */
  quietUpTo?: number | null;
  /** Until a first check can be awaited, which is no gap. */
  collecting?: { from: string; until: string };
  /** Drawn as vertical lines. */
  marks?: readonly MatrixMark[];
  /** What belongs to every cell, as the city is: said in the tooltip. */
  where?: string;
  /** A press on a cell, or Enter on it. */
  onOpenCell?: ((rowId: string, bucketStart: string) => void) | undefined;
  /** A stretch of heads was chosen: from its beginning to its end. */
  onZoom?: ((from: Date, until: Date) => void) | undefined;
  /** Escape with nothing of the matrix to leave. */
  onLeave?: (() => void) | undefined;
  /** Most pixels; a small matrix is as low as its rows are. */
  height?: number;
  /** What a bucket of several checks shows, in words; said in the tooltip. */
  choiceText?: string;
  colorBy?: ColorBy;
  onColorBy?: (colorBy: ColorBy) => void;
  /** interface-rules.md G19: notes of the product, shown in the column of their moment. */
  notes?: readonly MatrixNote[];
  onAddNote?: ((at: string) => void) | undefined;
  onOpenNote?: ((id: number) => void) | undefined;
  onOpenChange?: ((id: number) => void) | undefined;
};
