/** The line to go to from the one at hand; the ends are ends. undefined: there is none. */
export function walkTo(ids: readonly number[], from: number | undefined, step: 1 | -1): number | undefined {
  const at = from === undefined ? -1 : ids.indexOf(from);
  if (at < 0) return step === 1 ? ids[0] : ids.at(-1);
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))];
}
