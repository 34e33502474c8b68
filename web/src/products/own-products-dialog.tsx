import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TagId } from '@vitrina/contract/ids.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { ProductSearchField } from '../ui/products/product-search-field.tsx';
import { OwnProductList } from './own-product-list.tsx';
import { addProducts, toggleProduct } from './pick-products.ts';
import { type ChosenTags, TagChoice } from './tags/tag-choice.tsx';
import { useTags } from './tags/use-tags.ts';

type ChoiceProps = {
  value: readonly number[];
  onChange: (skus: number[]) => void;
  onClose: () => void;
  maximum: number;
  drawn?: number;
};

const SHOWN = 50;

function Choice({ value, onChange, onClose, maximum, drawn }: ChoiceProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const [chosen, setChosen] = useState<readonly number[]>(value);
  const [search, setSearch] = useState('');
  const tags = useTags();
  const [narrow, setNarrow] = useState<ChosenTags>({ tagIds: [], tagMode: 'any' });
  const found = useQuery({
    ...routeQuery(listProducts, {
      cabinetId: cabinet.id,
      search,
      tagIds: narrow.tagIds.map((id) => TagId.parse(id)),
      tagMode: narrow.tagMode,
      page: 1,
      pageSize: SHOWN,
    }),
    placeholderData: keepPreviousData,
  });
  const products = found.data?.products;
  const isFull = chosen.length >= maximum;
  return (
    <Stack gap="sm">
      <ProductSearchField
        value={search}
        onChange={setSearch}
        label={t('products.picker.search')}
        width="100%"
      />
      {tags.length > 0 && <TagChoice tags={tags} value={narrow} onChange={setNarrow} />}
      <OwnProductList
        products={products}
        error={found.error}
        onRetry={() => void found.refetch()}
        chosen={chosen}
        isFull={isFull}
        onToggle={(sku) => setChosen((before) => toggleProduct(before, sku, maximum))}
      />
      <Text size="xs" c="dimmed" role="status" mih="1.4em">
        {isFull
          ? t('products.picker.full', { count: maximum })
          : drawn !== undefined && chosen.length > drawn
            ? t('products.picker.drawn', { count: drawn })
            : (found.data?.total ?? 0) > SHOWN && t('products.picker.more', { count: SHOWN })}
      </Text>
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={products === undefined || products.length === 0 || isFull}
            onClick={() =>
              setChosen((before) =>
                addProducts(
                  before,
                  (products ?? []).map(({ sku }) => sku),
                  maximum,
                ),
              )
            }
          >
            {t('products.picker.addFound')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={chosen.length === 0}
            onClick={() => setChosen([])}
          >
            {t('products.picker.clear')}
          </Button>
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={() => onChange([...chosen])}>
            {t('products.picker.apply', { count: chosen.length })}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

/** The choice begins anew with each opening: closing it without a word changes nothing. */
export function OwnProductsDialog({ isOpen, ...rest }: ChoiceProps & { isOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={rest.onClose}
      title={t('products.picker.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Choice {...rest} />
    </Modal>
  );
}
