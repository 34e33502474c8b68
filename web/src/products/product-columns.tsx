import { Group, Text } from '@mantine/core';
import type { Product } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../ui/copy-button.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { ProductImage } from '../ui/product-image.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { NOTE_COLUMN } from './notes/note-column.tsx';

function ArchiveBadge({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation();
  if (!isArchived) return <StatusBadge tone="success">{t('products.onSale')}</StatusBadge>;
  return <StatusBadge tone="neutral">{t('products.archived')}</StatusBadge>;
}

export const PRODUCT_COLUMNS: readonly Column<Product>[] = [
  {
    id: 'name',
    header: 'products.columns.name',
    kind: 'custom',
    value: (product) => product.name,
    width: 280,
    sortable: true,
    isInCard: true,
    cell: (product) => (
      <Group gap="sm" wrap="nowrap">
        <ProductImage url={product.imageUrl} name={product.name} size={36} />
        <Text inherit truncate title={product.name} dir="auto">
          {product.name}
        </Text>
      </Group>
    ),
  },
  {
    id: 'sku',
    header: 'products.columns.sku',
    kind: 'custom',
    value: (product) => product.sku,
    width: 140,
    sortable: true,
    isInCard: true,
    cell: (product) => (
      <Group gap={4} wrap="nowrap">
        <Text size="sm" data-number>
          {product.sku}
        </Text>
        <CopyButton value={String(product.sku)} />
      </Group>
    ),
  },
  {
    id: 'offerId',
    header: 'products.columns.offerId',
    kind: 'text',
    value: (product) => product.offerId,
    width: 120,
  },
  {
    id: 'price',
    header: 'products.columns.price',
    kind: 'number',
    unit: 'kopecks',
    value: (product) => product.priceKopecks,
    width: 100,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'status',
    header: 'products.columns.status',
    kind: 'custom',
    plain: ({ isArchived }, { t }) => t(isArchived ? 'products.archived' : 'products.onSale'),
    width: 125,
    isInCard: true,
    cell: (product) => <ArchiveBadge isArchived={product.isArchived} />,
  },
  NOTE_COLUMN,
];
