import { placeRank } from '@vitrina/contract/positions/places.ts';
import { type ComparedProduct } from '@vitrina/contract/positions/views.ts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { plainPlace } from '../../ui/place-text.ts';
import { ProductCell } from '../../ui/products/product-cell.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PlaceCell } from './place-cell.tsx';

function Whose({ product: { isOwn } }: { product: ComparedProduct }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={isOwn ? 'success' : 'neutral'}>
      {t(isOwn ? 'positions.kinds.own' : 'positions.kinds.external')}
    </StatusBadge>
  );
}

const placeColumn = (id: 'now' | 'best'): Column<ComparedProduct> => ({
  id,
  header: `positions.columns.${id}`,
  kind: 'number',
  unit: 'place',
  value: (product) => placeRank(product[id]),
  plain: (product, { t }) => plainPlace(t, product[id]),
  width: 110,
  sortable: true,
  isInCard: true,
  cell: (product) => <PlaceCell place={product[id]} />,
});

/** One line a product in a city that follows the query. */
export const PRODUCT_COLUMNS: readonly Column<ComparedProduct>[] = [
  {
    id: 'name',
    header: 'positions.columns.product',
    kind: 'custom',
    value: (product) => product.name ?? String(product.sku),
    width: 320,
    sortable: true,
    isInCard: true,
    cell: (product) => (
      <ProductCell product={product} unnamed="positions.external">
        {product.sku}
      </ProductCell>
    ),
  },
  {
    id: 'whose',
    header: 'positions.kind',
    kind: 'custom',
    value: (product) => String(product.isOwn),
    plain: (product, { t }) => t(product.isOwn ? 'positions.kinds.own' : 'positions.kinds.external'),
    width: 170,
    sortable: true,
    isInCard: true,
    cell: (product) => <Whose product={product} />,
  },
  {
    id: 'city',
    header: 'positions.columns.city',
    kind: 'text',
    value: (product) => product.cityName,
    width: 140,
    sortable: true,
    isInCard: true,
  },
  placeColumn('now'),
  placeColumn('best'),
  {
    id: 'median',
    header: 'positions.columns.median',
    kind: 'number',
    unit: 'place',
    value: (product) => product.median,
    width: 110,
    sortable: true,
  },
];
