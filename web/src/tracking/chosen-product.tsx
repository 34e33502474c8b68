import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { ProductImage } from '../ui/products/product-image.tsx';

/** The product that a screen has already chosen; one that is not the cabinet's own is known by its SKU. */
export function ChosenProduct({ sku }: { sku: number }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const found = useQuery(
    routeQuery(listProducts, { cabinetId: cabinet.id, search: String(sku), page: 1, pageSize: 10 }),
  );
  const product = found.data?.products.find((one) => one.sku === sku);
  return (
    <Group gap="sm" wrap="nowrap" mih={40}>
      <ProductImage url={product?.imageUrl ?? null} name={product?.name ?? String(sku)} size={36} />
      <Stack gap={0} miw={0}>
        <Text size="sm" truncate dir="auto">
          {product?.name ?? t('positions.product')}
        </Text>
        <Text size="xs" c="dimmed" data-number>
          {sku}
        </Text>
      </Stack>
    </Group>
  );
}
