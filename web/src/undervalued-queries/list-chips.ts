import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';
import type { TableFilter } from '../ui/data-table/column.ts';
import { LOOSE } from './rules.ts';
import type { UndervaluedSearch } from './search.ts';

type Narrowed = { search: UndervaluedSearch; change: (next: Partial<UndervaluedSearch>) => void };
type Words = { t: TFunction; format: Format };

function priceText({ priceFrom, priceTo }: UndervaluedSearch, { t, format }: Words): string | false {
  const rubles = (value: number) => format.rubles(value * 100);
  if (priceFrom === undefined)
    return priceTo !== undefined && t('undervaluedQueries.chips.priceTo', { to: rubles(priceTo) });
  return priceTo === undefined
    ? t('undervaluedQueries.chips.priceFrom', { from: rubles(priceFrom) })
    : t('undervaluedQueries.chips.price', { from: rubles(priceFrom), to: rubles(priceTo) });
}

/** What narrows the list now, each with a way to take it back. */
export function listChips({ search, change }: Narrowed, words: Words): TableFilter[] {
  const { t, format } = words;
  const { contains, frequency, competitors, minGrowth, hideMine, misspelt, area } = search;
  const labels = {
    contains: contains !== '' && t('undervaluedQueries.chips.contains', { text: contains }),
    minFrequency:
      frequency !== UNDERVALUED_BOUNDS.usualFrequency &&
      t('undervaluedQueries.chips.frequency', { value: format.count(frequency) }),
    maxCompetitors:
      competitors !== undefined &&
      t('undervaluedQueries.chips.competitors', { value: format.count(competitors) }),
    price: priceText(search, words),
    minGrowth:
      minGrowth !== undefined &&
      t('undervaluedQueries.chips.growth', { value: format.change(minGrowth / 100) }),
    mine: hideMine && t('undervaluedQueries.filters.hideMine'),
    misspelt: misspelt && t('queries.misspeltOnly'),
    area: area.length > 0 && t('undervaluedQueries.chips.area'),
  };
  const loose = {
    ...LOOSE,
    minFrequency: { frequency: UNDERVALUED_BOUNDS.usualFrequency },
    misspelt: { misspelt: false },
    area: { area: [] },
  };
  const ids = [
    'contains',
    'minFrequency',
    'maxCompetitors',
    'price',
    'minGrowth',
    'mine',
    'misspelt',
    'area',
  ] as const;
  return ids.flatMap((id) => {
    const label = labels[id];
    return label === false ? [] : [{ id, label, onRemove: () => change(loose[id]) }];
  });
}
