import type { PositionCell } from '@vitrina/contract/positions.ts';
import { useMemo } from 'react';
import {
  type CellTone,
  type ColorBy,
  changeTone,
  placeTone,
  previousPlaces,
} from '@vitrina/contract/place-tones.ts';
import { placeText } from './cells-to-tsv.ts';
import type { DrawnRow } from './matrix-scene.ts';

/** Texts and tones of all cells, made once and not on each frame. */
export function useDrawnRows(
  lines: readonly { cells: readonly PositionCell[]; isQuiet: boolean }[],
  colorBy: ColorBy,
  notFound: string,
  collecting: ReadonlySet<number>,
): readonly DrawnRow[] {
  return useMemo(
    () =>
      lines.map(({ cells, isQuiet }) => {
        const previous = colorBy === 'change' ? previousPlaces(cells) : [];
        const toneOf = (cell: PositionCell, bucket: number): CellTone =>
          colorBy === 'change' ? changeTone(cell, previous[bucket] ?? null) : placeTone(cell);
        return {
          isQuiet,
          texts: cells.map((cell) => placeText(cell, notFound)),
          tones: cells.map((cell, bucket) => {
            const tone = toneOf(cell, bucket);
            return tone === 'notDue' && collecting.has(bucket) ? 'collecting' : tone;
          }),
        };
      }),
    [lines, colorBy, notFound, collecting],
  );
}
