import { useMemo } from 'react';
import { type ColorBy, changeTone, placeTone, previousPlaces } from './cell-tone.ts';
import { placeText } from './cells-to-tsv.ts';
import type { DrawnRow } from './matrix-scene.ts';
import type { MatrixRow } from './matrix-props.ts';

/** Texts and tones of all cells, made once and not on each frame. */
export function useDrawnRows(
  rows: readonly MatrixRow[],
  colorBy: ColorBy,
  notFound: string,
): readonly DrawnRow[] {
  return useMemo(
    () =>
      rows.map(({ cells }) => {
        const previous = colorBy === 'change' ? previousPlaces(cells) : [];
        return {
          texts: cells.map((cell) => placeText(cell, notFound)),
          tones: cells.map((cell, bucket) =>
            colorBy === 'change' ? changeTone(cell, previous[bucket] ?? null) : placeTone(cell),
          ),
        };
      }),
    [rows, colorBy, notFound],
  );
}
