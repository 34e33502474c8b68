/** What stands at a moment of the axis: a change that the radar saw, or a note that a person wrote. */
export type Mark = {
  key: string;
  at: number;
  kind: 'change' | 'note';
  id: number;
  text: string;
  head: string;
  isImportant: boolean;
};
export type MarkGroup = { key: string; share: number; marks: readonly Mark[] };

/** So near to each other, in parts of the axis, flags would lie on each other: on a phone the axis is a third as long. */
export const FLAGS_APART = { wide: 0.034, narrow: 0.085 } as const;

/** Marks of the period in the order of time; those that would lie on each other share a flag. */
export function groupMarks(
  marks: readonly Mark[],
  shareOf: (at: number) => number,
  apart: number,
): MarkGroup[] {
  const groups: { key: string; share: number; marks: Mark[] }[] = [];
  for (const mark of marks.toSorted((one, other) => one.at - other.at)) {
    const share = shareOf(mark.at);
    if (share < 0 || share > 1) continue;
    const last = groups.at(-1);
    if (last !== undefined && share - last.share < apart) last.marks.push(mark);
    else groups.push({ key: mark.key, share, marks: [mark] });
  }
  return groups;
}
