import { Text } from '@mantine/core';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import type { ValueUnit } from '../platform/texts/create-format.ts';
import type { TextKey } from '../platform/texts/text-key.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { NotMeasured } from '../ui/absent.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import { differenceOf, FACTORS, type Factor, type Factors } from './compare-with-top.ts';
import { ProductLine } from './product-line.tsx';

const LOOK: Record<Factor, { header: TextKey; unit: ValueUnit; isLowerBetter: boolean }> = {
  priceKopecks: { header: 'productsInSearch.columns.price', unit: 'kopecks', isLowerBetter: true },
  rating: { header: 'productsInSearch.columns.rating', unit: 'decimal', isLowerBetter: false },
  reviewsCount: { header: 'productsInSearch.columns.reviews', unit: 'count', isLowerBetter: false },
  deliveryDays: { header: 'productsInSearch.mine.deliveryDays', unit: 'decimal', isLowerBetter: true },
};

type FactorCellProps = { card: ShelfProduct; median: Factors; factor: Factor };

/** The card's own value, and by how much it is better or worse than the median. */
function FactorCell({ card, median, factor }: FactorCellProps) {
  const format = useFormat();
  const { unit, isLowerBetter } = LOOK[factor];
  const own = card[factor];
  if (own === null) return <NotMeasured />;
  const difference = differenceOf(card, median, factor);
  return (
    <span dir="ltr">
      {format.value(own, unit)}{' '}
      {difference !== null && difference !== 0 && (
        <Text span inherit size="xs">
          <TrendChange value={difference} unit={unit} isLowerBetter={isLowerBetter} />
        </Text>
      )}
    </span>
  );
}

/** One line a card of one's own; the head of each column is explained by the median of the others. */
export function mineColumns(median: Factors): readonly Column<ShelfProduct>[] {
  return [
    {
      id: 'place',
      header: 'productsInSearch.columns.place',
      kind: 'number',
      unit: 'count',
      value: ({ place }) => place,
      width: 90,
      sortable: true,
      isInCard: true,
    },
    {
      id: 'product',
      header: 'productsInSearch.columns.product',
      kind: 'custom',
      value: ({ title, sku }) => title ?? String(sku),
      width: 320,
      sortable: true,
      isInCard: 'wide',
      cell: (card) => <ProductLine product={card} />,
    },
    ...FACTORS.map(
      (factor): Column<ShelfProduct> => ({
        id: factor,
        header: LOOK[factor].header,
        kind: 'number',
        unit: LOOK[factor].unit,
        value: (card) => card[factor],
        width: 170,
        sortable: true,
        isInCard: true,
        cell: (card) => <FactorCell card={card} median={median} factor={factor} />,
      }),
    ),
  ];
}

/** The medians in words: `Цена 1 200 ₽ · Рейтинг 4,7`. */
export function listMedians(
  { median }: { median: Factors },
  words: { t: (key: TextKey) => string; value: (value: number, unit: ValueUnit) => string },
): string[] {
  return FACTORS.flatMap((factor) => {
    const value = median[factor];
    return value === null ? [] : [`${words.t(LOOK[factor].header)} ${words.value(value, LOOK[factor].unit)}`];
  });
}
