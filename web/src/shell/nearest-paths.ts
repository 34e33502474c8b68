/** How many letters must be added, removed or replaced to get from one word to the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The likeliest paths that were meant, best first; what shares less than half of its letters is no help. */
export function nearestPaths(search: string, known: readonly string[], most: number): string[] {
  const typed = search.toLowerCase().slice(0, 80);
  return known
    .map((path) => ({ path, far: distance(typed, path) / Math.max(typed.length, path.length) }))
    .filter(({ far }) => far <= 0.5)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ path }) => path);
}
