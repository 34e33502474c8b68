/** The chosen keys with some more of them, or without. */
export function toggleKeys(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** All keys from one to another in the order shown; the last one alone where the first is not shown any more. */
export function spanBetween(
  shown: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const [start, end] = [from === undefined ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start === -1 || end === -1) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
