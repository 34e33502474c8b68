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
  ...[
    'return { from: from < minimum ? minimum : from, to: maximum };',
    'return first < minimum ? minimum : first;',
    'const from = value.from < minimum ? minimum : value.from;',
  ].map((line) => ({
    file: 'web/src/ui/period/period.ts',
    line,
    change: '< → <=',
    why: 'when both are the same day either of them is the later one',
  })),
  {
    file: 'web/src/ui/period/period.ts',
    line: 'const to = value.to > maximum ? maximum : value.to;',
    change: '> → >=',
    why: 'when both are the same day either of them is the earlier one',
  },
  {
    file: 'web/src/cabinets/tags/tag-colors.ts',
    line: "return (['light', 'dark'] as const).filter((theme) => contrast(color, SURFACES[theme]) < VISIBLE_FROM);",
    change: '< → <=',
    why: 'none of the sixteen million colours has exactly that contrast',
  },
  {
    file: 'web/src/cabinets/tags/tag-colors.ts',
    line: "return contrast(color, '#ffffff') >= READABLE_FROM ? '#ffffff' : '#000000';",
    change: '>= → >',
    why: 'none of the sixteen million colours has exactly that contrast',
  },
  {
    file: 'server/src/ab-tests/statistics/money.ts',
    line: 'windows.reduce((sum, window) => sum + of(window), 0);',
    change: '+ → -',
    why: 'its four sums are only divided by each other, two and two, so their signs cancel out',
  },
  {
    file: 'web/src/ab-tests/details/schedule/strip-layout.ts',
    line: 'const from = earliest < first ? first : earliest;',
    change: '< → <=',
    why: 'when both are the same day either of them is the later one',
  },
  {
    file: 'server/src/platform/clickhouse/write-parquet.ts',
    line: 'let place = 0;',
    change: '0 → 1',
    why: 'places only order the rows, and are not in the file',
  },
  {
    file: 'server/src/exports/workbook/sheet-styles.ts',
    line: "const key = `${style.format ?? ''}|${style.fill ?? ''}|${style.isBold === true}`;",
    change: '=== → !==',
    why: 'styles that differ have keys that differ either way',
  },
  {
    file: 'web/src/word-statistics/lay-out-treemap.ts',
    line: '.filter(({ users }) => (users ?? 0) > 0)',
    change: '> → >=',
    why: 'a word of nobody comes last and has no room, and what has no room is left out',
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
