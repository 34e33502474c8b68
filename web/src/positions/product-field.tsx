import { Combobox, Group, InputBase, ScrollArea, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet } from '../platform/session.ts';
import { ProductImage } from '../ui/product-image.tsx';

type Props = { value: string; onChange: (sku: string) => void };

const SHOWN = 20;
const TYPING_PAUSE_MS = 200;

/** One of the cabinet's own products by name or article, or the SKU of any other product. */
export function ProductField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const combobox = useCombobox();
  const [text, setText] = useState(value);
  const [search] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const products = useQuery({
    ...routeQuery(listProducts, { cabinetId: cabinet.id, search, page: 1, pageSize: SHOWN }),
    placeholderData: keepPreviousData,
  });

  function type(next: string) {
    setText(next);
    combobox.openDropdown();
    // spec 5: an external product is named by its numeric SKU.
    onChange(/^[\d\s]+$/.test(next) ? next.replaceAll(/\s/g, '') : '');
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(sku) => {
        const chosen = products.data?.products.find((product) => String(product.sku) === sku);
        setText(chosen?.name ?? sku);
        onChange(sku);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          label={t('positions.product')}
          description={t('positions.productHint')}
          placeholder={t('products.search')}
          data-autofocus
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={(products.data?.products.length ?? 0) === 0}>
        <Combobox.Options>
          <ScrollArea.Autosize mah={260} type="auto">
            {products.data?.products.map((product) => (
              <Combobox.Option key={product.sku} value={String(product.sku)}>
                <Group gap="sm" wrap="nowrap">
                  <ProductImage url={product.imageUrl} name={product.name} size={28} />
                  <Text size="sm" truncate>
                    {product.name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {product.sku}
                  </Text>
                </Group>
              </Combobox.Option>
            ))}
          </ScrollArea.Autosize>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
