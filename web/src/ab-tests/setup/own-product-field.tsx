import { Combobox, Group, InputBase, Text, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts, type Product } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { cleanProductSearch } from '../../ui/products/sku-rules.ts';
import { refuseProduct } from './product-choice.ts';

type OwnProductFieldProps = {
  /** What stands in it at first. */
  first: string;
  onChoose: (product: Product | null) => void;
  error: string | undefined;
};

const SHOWN = 20;
const TYPING_PAUSE_MS = 200;

/** An own product by its name, article or SKU; one that cannot be taken stays in sight with the reason. */
export function OwnProductField({ first, onChoose, error }: OwnProductFieldProps) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const combobox = useCombobox({ onDropdownOpen: () => combobox.selectFirstOption() });
  const [text, setText] = useState(first);
  const [search] = useDebouncedValue(cleanProductSearch(text).search, TYPING_PAUSE_MS);
  const { data } = useQuery({
    ...routeQuery(listProducts, { cabinetId, search, page: 1, pageSize: SHOWN }),
    placeholderData: keepPreviousData,
  });
  const found = data?.products ?? [];

  function choose(sku: string): void {
    const product = found.find((one) => String(one.sku) === sku);
    if (product === undefined) return;
    setText(product.name);
    onChoose(product);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          label={t('abTests.setup.product')}
          description={t('abTests.setup.productHint')}
          placeholder={t('products.search')}
          data-autofocus
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onChoose(null);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={data === undefined}>
        {found.length === 0 && <Combobox.Empty>{t('products.nothing.title')}</Combobox.Empty>}
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }}>
          {found.map((product) => (
            <ProductOption key={product.sku} product={product} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function ProductOption({ product }: { product: Product }) {
  const { t } = useTranslation();
  const refusal = refuseProduct(product);
  return (
    <Combobox.Option value={String(product.sku)} disabled={refusal !== undefined}>
      <Group gap="sm" wrap="nowrap">
        <ProductImage url={product.imageUrl} name={product.name} size={28} />
        <div style={{ minWidth: 0 }}>
          <Text size="sm" truncate dir="auto">
            {product.name}
          </Text>
          {refusal !== undefined && (
            <Text size="xs" c="dimmed">
              {t(`abTests.setup.refusals.${refusal}`)}
            </Text>
          )}
        </div>
        <Text size="xs" c="dimmed" ms="auto" data-number>
          {product.sku}
        </Text>
      </Group>
    </Combobox.Option>
  );
}
