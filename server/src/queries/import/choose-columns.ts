import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { FrequencyMeaning } from './column-aliases.ts';
import { findAlias } from './column-aliases.ts';
import type { QueryFileSource } from './detect-source.ts';
import { SOURCE_MARKETPLACE } from './detect-source.ts';
import type { ColumnRole } from './query-file.ts';

type ChosenColumns = {
  /** Index of the column in each role. */
  columns: Partial<Record<ColumnRole, number>>;
  meaning: FrequencyMeaning;
  /** The file has numbers, but of another marketplace: they must not be stored as this one's. */
  hasOtherMarketplaceNumbers: boolean;
};

const NO_MEANING: FrequencyMeaning = { unit: 'unknown', windowDays: null, marketplace: null };
const NUMBERS = new Set<ColumnRole>(['frequency', 'clicks', 'spend', 'monthlyTrend', 'averagePerDay']);

/** One column for each role: of the right marketplace, best ranked, leftmost. */
export function chooseColumns(
  names: string[],
  source: QueryFileSource,
  marketplace: Marketplace,
): ChosenColumns {
  const found = names.flatMap((name, index) => {
    const alias = findAlias(name);
    return alias ? [{ ...alias, index }] : [];
  });
  const sourceOf = SOURCE_MARKETPLACE[source] ?? null;
  const isUsable = ({ role, meaning }: (typeof found)[number]) =>
    !NUMBERS.has(role) ||
    [sourceOf, meaning?.marketplace ?? null].every((of) => of === null || of === marketplace);
  const columns: ChosenColumns['columns'] = {};
  let meaning = NO_MEANING;
  for (const alias of found.filter(isUsable).toSorted((a, b) => a.rank - b.rank || a.index - b.index)) {
    if (columns[alias.role] !== undefined) continue;
    columns[alias.role] = alias.index;
    if (alias.meaning) meaning = alias.meaning;
  }
  const isAdReport = columns.clicks !== undefined || columns.spend !== undefined;
  const hasNumbers = [...NUMBERS].some((role) => columns[role] !== undefined);
  return {
    columns,
    // Views beside clicks or money are an advertiser's; alone they may be anything.
    meaning: meaning.unit === 'adViews' && !isAdReport ? { ...meaning, unit: 'unknown' } : meaning,
    hasOtherMarketplaceNumbers: !hasNumbers && found.some((alias) => !isUsable(alias)),
  };
}
