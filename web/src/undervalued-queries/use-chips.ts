import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import type { TableFilter } from '../ui/data-table/column.ts';
import { LOOSE } from './rules.ts';
import type { UndervaluedScope } from './use-undervalued-scope.ts';

/** What narrows the list now, each with a way to take it back. */
export function useChips({ asked, change }: UndervaluedScope): TableFilter[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { contains, frequency, competitors, priceFrom, priceTo, minGrowth, hideMine, area } = asked;
  const rubles = (value: number) => format.rubles(value * 100);
  const price =
    priceFrom !== undefined && priceTo !== undefined
      ? t('undervaluedQueries.chips.price', { from: rubles(priceFrom), to: rubles(priceTo) })
      : priceFrom !== undefined
        ? t('undervaluedQueries.chips.priceFrom', { from: rubles(priceFrom) })
        : priceTo !== undefined && t('undervaluedQueries.chips.priceTo', { to: rubles(priceTo) });
  const labels = {
    contains: contains !== '' && t('undervaluedQueries.chips.contains', { text: contains }),
    minFrequency:
      frequency !== UNDERVALUED_BOUNDS.usualFrequency &&
      t('undervaluedQueries.chips.frequency', { value: format.count(frequency) }),
    maxCompetitors:
      competitors !== undefined &&
      t('undervaluedQueries.chips.competitors', { value: format.count(competitors) }),
    price,
    minGrowth:
      minGrowth !== undefined &&
      t('undervaluedQueries.chips.growth', { value: format.change(minGrowth / 100) }),
    mine: hideMine && t('undervaluedQueries.filters.hideMine'),
    area: area.length > 0 && t('undervaluedQueries.chips.area'),
  };
  const loose = {
    ...LOOSE,
    minFrequency: { frequency: UNDERVALUED_BOUNDS.usualFrequency },
    area: { area: [] },
  };
  const ids = ['contains', 'minFrequency', 'maxCompetitors', 'price', 'minGrowth', 'mine', 'area'] as const;
  return ids.flatMap((id) => {
    const label = labels[id];
    return label === false ? [] : [{ id, label, onRemove: () => change(loose[id]) }];
  });
}
