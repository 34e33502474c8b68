import { Button, Combobox, Group, InputBase, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { ProductImage } from '../ui/products/product-image.tsx';
import { cleanProductSearch, readSku } from '../ui/products/sku-rules.ts';

type OwnProductFieldProps = {
  value: string;
  onChange: (sku: string) => void;
  /** A SKU that no own product has may be another seller's. */
  onExternal: (sku: string) => void;
};

const SHOWN = 20;
const TYPING_PAUSE_MS = 200;

export function OwnProductField({ value, onChange, onExternal }: OwnProductFieldProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const combobox = useCombobox();
  const [text, setText] = useState(value);
  const { kind, search: typed } = cleanProductSearch(text);
  const [search] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const { data } = useQuery({
    ...routeQuery(listProducts, { cabinetId: cabinet.id, search, page: 1, pageSize: SHOWN }),
    placeholderData: keepPreviousData,
  });
  const found = data?.products ?? [];
  const isNobodys = data !== undefined && found.length === 0 && typed === search && typed !== '';

  function choose(sku: string): void {
    setText(found.find((product) => String(product.sku) === sku)?.name ?? sku);
    onChange(sku);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          label={t('positions.product')}
          description={t('positions.productHint')}
          placeholder={t('products.search')}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onChange('');
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0 && !isNobodys}>
        {isNobodys && (
          <Combobox.Empty>
            <Text size="sm">{t('products.nothing.title')}</Text>
            {kind === 'sku' && readSku(typed) !== null && (
              <Button
                size="compact-sm"
                variant="subtle"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onExternal(typed)}
              >
                {t('positions.asExternal', { sku: typed })}
              </Button>
            )}
          </Combobox.Empty>
        )}
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }}>
          {found.map((product) => (
            <Combobox.Option key={product.sku} value={String(product.sku)}>
              <Group gap="sm" wrap="nowrap">
                <ProductImage url={product.imageUrl} name={product.name} size={28} />
                <Text size="sm" truncate dir="auto">
                  {product.name}
                </Text>
                <Text size="xs" c="dimmed" ms="auto" data-number>
                  {product.sku}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
