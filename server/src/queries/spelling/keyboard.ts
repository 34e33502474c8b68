/** The same keys under two layouts; ё stands as е in texts of queries. */
export const LAYOUTS = {
  latin: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  cyrillic: 'ейцукенгшщзхъфывапролджэячсмитьбю',
} as const;

const ROWS = [
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
];

type Place = { layout: number; row: number; place: number };

const PLACES = new Map<string, Place>(
  ROWS.flatMap((rows, layout) =>
    rows.flatMap((keys, row) => Array.from(keys, (key, place) => [key, { layout, row, place }] as const)),
  ),
);

/** True if a finger that misses one of the keys may hit the other; a row stands half a key right of the one above it. */
export function areNeighbourKeys(one: string, other: string): boolean {
  const a = PLACES.get(one);
  const b = PLACES.get(other);
  if (a === undefined || b === undefined || a.layout !== b.layout) return false;
  if (a.row === b.row) return Math.abs(a.place - b.place) === 1;
  const [upper, lower] = a.row < b.row ? [a, b] : [b, a];
  return lower.row - upper.row === 1 && (upper.place === lower.place || upper.place === lower.place + 1);
}
