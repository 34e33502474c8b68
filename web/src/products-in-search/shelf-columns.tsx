import { Text } from '@mantine/core';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { NotMeasured } from '../ui/absent.tsx';
import type { Column } from '../ui/data-table/column.ts';
import type { Move, ShelfChanges } from './compare-shelves.ts';
import { MoveMark } from './move-mark.tsx';
import { ProductLine } from './product-line.tsx';
import { ProductMenu, type ShelfDeeds } from './product-menu.tsx';
import classes from './shelf.module.css';

type ShelfColumn = Column<ShelfProduct>;

function PriceCell({ priceKopecks, oldPriceKopecks }: ShelfProduct) {
  const format = useFormat();
  if (priceKopecks === null) return <NotMeasured />;
  return (
    <>
      <Text inherit>{format.rubles(priceKopecks)}</Text>
      {oldPriceKopecks !== null && <span className={classes['old']}>{format.rubles(oldPriceKopecks)}</span>}
    </>
  );
}

const FIRST_COLUMNS: readonly ShelfColumn[] = [
  {
    id: 'place',
    header: 'productsInSearch.columns.place',
    description: 'productsInSearch.columns.placeHint',
    kind: 'number',
    unit: 'count',
    value: ({ place }) => place,
    width: 90,
    sortable: true,
    firstDirection: 'asc',
    isInCard: true,
  },
];

const FACTS: readonly ShelfColumn[] = [
  {
    id: 'product',
    header: 'productsInSearch.columns.product',
    kind: 'custom',
    value: ({ title, sku }) => title ?? String(sku),
    plain: ({ title, sku }) => (title === null ? String(sku) : `${title} (${sku})`),
    width: 340,
    sortable: true,
    isInCard: 'wide',
    cell: (product) => <ProductLine product={product} />,
  },
  {
    id: 'price',
    header: 'productsInSearch.columns.price',
    description: 'productsInSearch.columns.priceHint',
    kind: 'number',
    unit: 'kopecks',
    value: ({ priceKopecks }) => priceKopecks,
    width: 120,
    sortable: true,
    isInCard: true,
    cell: (product) => <PriceCell {...product} />,
  },
  {
    id: 'rating',
    header: 'productsInSearch.columns.rating',
    kind: 'number',
    unit: 'decimal',
    value: ({ rating }) => rating,
    width: 100,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
  },
  {
    id: 'reviews',
    header: 'productsInSearch.columns.reviews',
    kind: 'number',
    unit: 'count',
    value: ({ reviewsCount }) => reviewsCount,
    width: 110,
    sortable: true,
    firstDirection: 'desc',
  },
  {
    id: 'delivery',
    header: 'productsInSearch.columns.delivery',
    description: 'productsInSearch.columns.deliveryHint',
    kind: 'custom',
    value: ({ deliveryDays }) => deliveryDays,
    plain: ({ delivery }) => delivery,
    width: 140,
    sortable: true,
    isInCard: true,
    cell: ({ delivery }) => (delivery === null ? <NotMeasured /> : <span dir="auto">{delivery}</span>),
  },
  {
    id: 'stock',
    header: 'productsInSearch.columns.stock',
    description: 'productsInSearch.columns.stockHint',
    kind: 'number',
    unit: 'count',
    value: ({ stock }) => stock,
    width: 130,
    sortable: true,
  },
  {
    id: 'seller',
    header: 'productsInSearch.columns.seller',
    description: 'productsInSearch.columns.sellerHint',
    kind: 'text',
    value: ({ seller }) => seller,
    width: 160,
    sortable: true,
  },
  {
    id: 'own',
    header: 'productsInSearch.columns.own',
    kind: 'text',
    // Nobody's own product is not an unknown one.
    value: ({ owners }) => (owners.length === 0 ? undefined : owners.map(({ name }) => name).join(', ')),
    width: 130,
    sortable: true,
    isHidden: true,
  },
  {
    id: 'page',
    header: 'productsInSearch.columns.page',
    kind: 'number',
    unit: 'count',
    value: ({ page }) => page,
    width: 100,
    sortable: true,
    isHidden: true,
  },
];

/** In the order of a shelf: whoever entered stands before any number. */
function sortableMove(move: Move | undefined): number | null {
  return move === 'entered' ? Number.MAX_SAFE_INTEGER : (move ?? null);
}

function moveColumn({ moves }: ShelfChanges): ShelfColumn {
  const moveOf = ({ sku }: ShelfProduct): Move => moves.get(sku) ?? null;
  return {
    id: 'move',
    header: 'productsInSearch.columns.move',
    description: 'productsInSearch.columns.moveHint',
    kind: 'custom',
    value: (product) => sortableMove(moveOf(product)),
    plain: (product, { t, format }) => {
      const move = moveOf(product);
      if (move === 'entered') return t('productsInSearch.moves.entered');
      return move === null ? null : format.signed(move);
    },
    width: 110,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
    cell: (product) => <MoveMark move={moveOf(product)} />,
  };
}

/** Columns of a shelf; with a comparison also how each product moved. */
export function shelfColumns(deeds: ShelfDeeds, changes: ShelfChanges | undefined): readonly ShelfColumn[] {
  return [
    ...FIRST_COLUMNS,
    ...(changes === undefined ? [] : [moveColumn(changes)]),
    ...FACTS,
    {
      id: 'actions',
      header: 'productsInSearch.columns.actions',
      kind: 'custom',
      width: 100,
      isFixed: true,
      cell: (product) => <ProductMenu product={product} {...deeds} />,
    },
  ];
}
