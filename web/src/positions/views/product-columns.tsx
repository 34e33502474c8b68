import { Group, Stack, Text } from '@mantine/core';
import type { Place } from '@vitrina/contract/positions/places.ts';
import { placeRank } from '@vitrina/contract/positions/places.ts';
import { type ComparedProduct } from '@vitrina/contract/positions/views.ts';
import { useTranslation } from 'react-i18next';
import type { Words } from '../../platform/texts/words.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PlaceCell } from './place-cell.tsx';

function ProductCell({ product }: { product: ComparedProduct }) {
  const { t } = useTranslation();
  return (
    <Group gap="sm" wrap="nowrap">
      <ProductImage url={product.imageUrl} name={product.name ?? String(product.sku)} size={36} />
      <Stack gap={0} miw={0}>
        <Text inherit truncate dir="auto" title={product.name ?? undefined}>
          {product.name ?? t('positions.external')}
        </Text>
        <Text size="xs" c="dimmed">
          {product.sku}
        </Text>
      </Stack>
    </Group>
  );
}

function Whose({ product: { isOwn } }: { product: ComparedProduct }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={isOwn ? 'success' : 'neutral'}>
      {t(isOwn ? 'positions.kinds.own' : 'positions.kinds.external')}
    </StatusBadge>
  );
}

/** A place as a file holds it: a number, or the word that stands instead of one. */
export function plainPlace(place: Place, { t }: Words): string | number | null {
  return typeof place === 'string' ? t(`ui.absent.${place}`) : place;
}

const placeColumn = (id: 'now' | 'best'): Column<ComparedProduct> => ({
  id,
  header: `positions.columns.${id}`,
  kind: 'number',
  unit: 'place',
  value: (product) => placeRank(product[id]),
  plain: (product, words) => plainPlace(product[id], words),
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
    cell: (product) => <ProductCell product={product} />,
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
