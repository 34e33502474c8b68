import type { ColorBy } from '@vitrina/contract/positions/place-tones.ts';
import { useMemo } from 'react';
import { type DrawnLine, drawnRows } from '../model/drawn-rows.ts';
import type { DrawnRow } from '../model/matrix-scene.ts';

/** Texts and tones of all cells, made once and not on each frame. */
export function useDrawnRows(
  lines: readonly DrawnLine[],
  colorBy: ColorBy,
  notFound: string,
  collecting: ReadonlySet<number>,
): readonly DrawnRow[] {
  return useMemo(
    () => drawnRows(lines, { colorBy, notFound, collecting }),
    [lines, colorBy, notFound, collecting],
  );
}
