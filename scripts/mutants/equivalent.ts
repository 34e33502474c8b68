import type { Site } from './site.ts';

export type Equivalent = { file: string; line: string; change: string; why: string };

/** Changes that were judged by hand to change nothing that anyone can see; others are drawn in their place. */
export const equivalent: readonly Equivalent[] = [
  {
    file: 'server/src/positions/entries/move-entry.ts',
    line: '.set({ until_at: now < open.from_at ? open.from_at : now })',
    change: '< → <=',
    why: 'when both are the same moment either of them is the later one',
  },
];

export const writeChange = ({ before, after }: Pick<Site, 'before' | 'after'>) =>
  `${oneLine(before)} → ${oneLine(after) || 'nothing'}`;

/** Whether a site is one of those that are listed, by its line as it is written and not by its number. */
export function isEquivalent(site: Site, line: string, list: readonly Equivalent[]): boolean {
  return list.some(
    (known) => known.file === site.file && known.line === line.trim() && known.change === writeChange(site),
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
