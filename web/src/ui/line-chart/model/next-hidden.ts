/**
 * A click leaves one line alone and a second click on it brings the others back; with a modifier key it turns
 * that one line off or on.
 */
export function nextHidden(
  hidden: ReadonlySet<string>,
  id: string,
  all: readonly string[],
  isModified: boolean,
): ReadonlySet<string> {
  const others = all.filter((one) => one !== id);
  if (isModified) {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    // A chart without a line is no answer to anything.
    return all.every((one) => next.has(one)) ? new Set() : next;
  }
  const isAlone = !hidden.has(id) && others.every((other) => hidden.has(other));
  return new Set(isAlone ? [] : others);
}
