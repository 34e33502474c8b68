import type { WordRow } from '@vitrina/contract/word-statistics.ts';
import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

/** More are too small to read; the table below has them all. */
const MOST_TILES = 60;
const GAP = 2;
/** Thinner ones can be neither read nor hit; a box without room has no others. */
const THINNEST = 12;

export type Tile = { word: WordRow; left: number; top: number; width: number; height: number };

type Node = { word: WordRow | null; children?: Node[] };

/** Rectangles by users, in pixels of the box; words that nobody is known to have searched for have none. */
export function layOutTreemap(words: readonly WordRow[], width: number, height: number): Tile[] {
  const shown = words
    .filter(({ users }) => (users ?? 0) > 0)
    .toSorted((a, b) => (b.users ?? 0) - (a.users ?? 0))
    .slice(0, MOST_TILES);
  const root = hierarchy<Node>({ word: null, children: shown.map((word) => ({ word })) }).sum(
    ({ word }) => word?.users ?? 0,
  );
  const laid = treemap<Node>().tile(treemapSquarify).size([width, height])(root);
  return laid
    .leaves()
    .flatMap(({ data: { word }, x0, y0, x1, y1 }) =>
      word === null ? [] : [{ word, left: x0, top: y0, width: x1 - x0 - GAP, height: y1 - y0 - GAP }],
    )
    .filter((tile) => tile.width >= THINNEST && tile.height >= THINNEST);
}
