import { NOTE_COLUMN } from '../products/notes/note-column.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { NameCell, PlaceCell, SkuCell, StatusCell, TagsCell } from './product-cells.tsx';
import { nameOf, type ProductRow, statusOf } from './product-row.ts';

export const PRODUCT_COLUMNS: readonly Column<ProductRow>[] = [
  {
    id: 'name',
    header: 'products.columns.name',
    kind: 'custom',
    value: nameOf,
    width: 240,
    sortable: true,
    isInCard: true,
    cell: (product) => <NameCell product={product} />,
  },
  {
    id: 'sku',
    header: 'products.columns.skuAndOffer',
    kind: 'custom',
    value: (product) => product.sku,
    width: 130,
    sortable: true,
    isInCard: true,
    cell: (product) => <SkuCell product={product} />,
  },
  {
    id: 'tags',
    header: 'products.columns.tags',
    kind: 'custom',
    plain: ({ tags }) => tags.map(({ name }) => name).join(', ') || undefined,
    width: 115,
    isInCard: 'wide',
    cell: (product) => <TagsCell product={product} />,
  },
  { ...NOTE_COLUMN, width: 110 },
  {
    id: 'price',
    header: 'products.columns.price',
    kind: 'number',
    unit: 'kopecks',
    value: ({ priceKopecks, isExternal }) => priceKopecks ?? (isExternal ? undefined : null),
    width: 90,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'stock',
    header: 'products.columns.stock',
    description: 'products.columns.stockHint',
    kind: 'number',
    unit: 'count',
    value: ({ stock, isExternal }) => stock ?? (isExternal ? undefined : null),
    width: 80,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'best',
    header: 'products.columns.best',
    description: 'products.columns.bestHint',
    kind: 'number',
    plain: ({ standing }, { t }) => {
      const best = standing?.best ?? undefined;
      return best === 'deep' || best === 'notFound' ? t(`ui.absent.${best}`) : best;
    },
    width: 75,
    isInCard: true,
    cell: (product) => <PlaceCell product={product} />,
  },
  {
    id: 'queries',
    header: 'products.columns.queries',
    description: 'products.columns.queriesHint',
    kind: 'number',
    unit: 'count',
    value: ({ standing }) => (standing === null ? null : (standing?.queriesCount ?? 0)),
    width: 90,
    isInCard: true,
  },
  {
    id: 'offerId',
    header: 'products.columns.offerId',
    kind: 'text',
    value: ({ offerId }) => (offerId === '' ? undefined : offerId),
    width: 120,
    isHidden: true,
  },
  {
    id: 'status',
    header: 'products.columns.status',
    kind: 'custom',
    plain: (product, { t }) => t(statusOf(product)),
    width: 125,
    isHidden: true,
    cell: (product) => <StatusCell product={product} />,
  },
];
