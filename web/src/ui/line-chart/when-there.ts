/** Does something with what is there already; nothing where it is missing. */
export function whenThere<Part, Result>(
  part: Part | null | undefined,
  act: (part: Part) => Result,
): Result | undefined {
  return part === null || part === undefined ? undefined : act(part);
}
