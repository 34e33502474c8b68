import type { CellTone } from '@vitrina/contract/positions/place-tones.ts';
import type { Area, Size, Spot, View } from './matrix-geometry.ts';
import type { MatrixPalette } from './matrix-palette.ts';
import type { Brush } from './snap-brush.ts';

export type DrawnRow = { texts: readonly string[]; tones: readonly CellTone[]; isQuiet: boolean };

export type MatrixHeads = {
  upper: readonly { first: number; count: number; text: string }[];
  /** `short` is written where `text` has no room. */
  lower: readonly { text: string; short: string; isWeekend: boolean }[];
};

export type MatrixScene = {
  view: View;
  size: Size;
  rows: readonly DrawnRow[];
  foot: readonly (readonly string[])[];
  heads: MatrixHeads;
  /** Buckets with a note. */
  marked: ReadonlySet<number>;
  /** Buckets in which the card was seen to change. */
  changed: ReadonlySet<number>;
  /** Buckets that begin after something changed in how checks are made. */
  lined: ReadonlySet<number>;
  /** Heads that are being chosen. */
  brush: Brush | undefined;
  /** The bucket whose head offers to add a note. */
  plus: number | undefined;
  /** Of the heads, which are words. */
  direction: 'ltr' | 'rtl';
  palette: MatrixPalette;
  selection: Area | undefined;
  focus: Spot | undefined;
};
