import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../platform/texts/text-key.ts';
import { ProductImage } from './product-image.tsx';

type ProductCellProps = {
  product: { imageUrl: string | null; name: string | null; sku: number };
  /** What stands for the name of a product that has none. */
  unnamed?: TextKey;
  children: ReactNode;
};

export function ProductCell({ product: { imageUrl, name, sku }, unnamed, children }: ProductCellProps) {
  const { t } = useTranslation();
  return (
    <Group gap="sm" wrap="nowrap">
      <ProductImage url={imageUrl} name={name ?? String(sku)} size={36} />
      <Stack gap={0} miw={0}>
        <Text inherit truncate dir="auto" title={name ?? undefined}>
          {name ?? (unnamed && t(unnamed))}
        </Text>
        <Text size="xs" c="dimmed">
          {children}
        </Text>
      </Stack>
    </Group>
  );
}
