/** The same ids with one of them at another place; the same array where nothing moves. */
export function moveTo<Id>(ids: readonly Id[], from: number, to: number): readonly Id[] {
  const moved = ids[from];
  if (moved === undefined || from === to || to < 0 || to >= ids.length) return ids;
  const rest = ids.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}
