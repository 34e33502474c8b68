import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import {
  type CellTone,
  type ColorBy,
  changeTone,
  placeTone,
  previousPlaces,
} from '@vitrina/contract/positions/place-tones.ts';
import { cellText } from './cells-to-tsv.ts';
import type { DrawnRow } from './matrix-scene.ts';

export type DrawnLine = { cells: readonly PositionCell[]; isQuiet: boolean };

type Look = { colorBy: ColorBy; notFound: string; collecting: ReadonlySet<number> };

/** Texts and tones of all cells; what is awaited of the first checks has a tone of its own. */
export function drawnRows(lines: readonly DrawnLine[], { colorBy, notFound, collecting }: Look): DrawnRow[] {
  return lines.map(({ cells, isQuiet }) => ({
    isQuiet,
    texts: cells.map((cell) => cellText(cell, notFound)),
    tones: tonesOf(cells, colorBy).map((tone, bucket) =>
      tone === 'notDue' && collecting.has(bucket) ? 'collecting' : tone,
    ),
  }));
}

function tonesOf(cells: readonly PositionCell[], colorBy: ColorBy): CellTone[] {
  if (colorBy === 'place') return cells.map(placeTone);
  const previous = previousPlaces(cells);
  return cells.map((cell, bucket) => changeTone(cell, previous[bucket] ?? null));
}
