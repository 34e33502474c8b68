/** Choices with the one that a rule has, should nobody offer it. */
export function withOwn(choices: readonly number[], own: number | null): number[] {
  if (own === null || choices.includes(own)) return [...choices];
  return [...choices, own].toSorted((a, b) => a - b);
}
