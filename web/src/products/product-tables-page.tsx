import { TextInput } from '@mantine/core';
import { IconPackage, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listProducts } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet } from '../platform/session.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { FreshnessLine } from '../ui/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PRODUCT_COLUMNS } from './product-columns.tsx';

const PATH = '/pages/product-tables/$id';
const LOOK_AGAIN_MS = 3000;
const SORTS = ['name', 'price', 'sku'] as const;

/** spec 5: digits find by SKU, anything else by the name or the seller's own article. */
export function ProductTablesPage() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const asked = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const products = useQuery({
    ...routeQuery(listProducts, { cabinetId: cabinet.id, ...asked }),
    placeholderData: keepPreviousData,
    // The first products of a new cabinet come by themselves.
    refetchInterval: ({ state }) => (state.data?.syncedAt ? false : LOOK_AGAIN_MS),
  });
  const change = (next: Partial<typeof asked>) =>
    void navigate({ search: (old) => ({ ...old, page: 1, ...next }), replace: true });
  return (
    <>
      <PageHeader
        title={t('screens.productTables')}
        freshness={
          <FreshnessLine
            source={t('marketplaces.ozon')}
            lastDay={null}
            takenAt={products.data?.syncedAt ?? null}
            nextAt={null}
          />
        }
      />
      <DataTable
        id="products"
        label={t('screens.productTables')}
        columns={PRODUCT_COLUMNS}
        rows={products.data?.products}
        rowKey={(product) => String(product.sku)}
        sort={asked}
        onSort={({ sort, direction }) => {
          const known = SORTS.find((one) => one === sort);
          if (known) change({ sort: known, direction });
        }}
        page={{ page: asked.page, pageSize: asked.pageSize, total: products.data?.total ?? 0 }}
        onPage={({ page, pageSize }) => change({ page, pageSize })}
        isRefreshing={products.isFetching}
        error={products.error}
        onRetry={() => void products.refetch()}
        empty={
          asked.search
            ? { icon: IconSearch, title: t('products.nothing.title'), text: t('products.nothing.text') }
            : { icon: IconPackage, title: t('products.empty.title'), text: t('products.empty.text') }
        }
        toolbar={
          <TextInput
            w={320}
            leftSection={<IconSearch size={16} />}
            placeholder={t('products.search')}
            aria-label={t('products.search')}
            value={asked.search}
            onChange={(event) => change({ search: event.currentTarget.value })}
          />
        }
      />
    </>
  );
}
