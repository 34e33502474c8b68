import { IconPackage, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { listProducts } from '@vitrina/contract/products.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet } from '../platform/session.ts';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductSearchField } from '../ui/product-search-field.tsx';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { keepProductSettings } from './product-settings.ts';
import { FIRST_PRODUCTS, PRODUCT_SORTS } from './search.ts';

const PATH = '/pages/product-tables/$id';
const LOOK_AGAIN_MS = 3000;

/** spec 5: digits find by SKU, anything else by the name or the seller's own article. */
export function ProductTablesPage({ views }: { views: ReactNode }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const { id } = useParams({ from: PATH });
  const asked = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  useEffect(() => keepProductSettings(id, asked), [id, asked]);
  const products = useQuery({
    ...routeQuery(listProducts, { cabinetId: cabinet.id, ...asked }),
    placeholderData: keepPreviousData,
    // The first products of a new cabinet come by themselves.
    refetchInterval: ({ state }) => (state.data?.syncedAt ? false : LOOK_AGAIN_MS),
  });
  const change = (next: Partial<typeof asked>) =>
    void navigate({ search: (old) => ({ ...old, page: 1, ...next }), replace: true });
  const known = (key: string | undefined) => PRODUCT_SORTS.find((one) => one === key);
  return (
    <>
      <PageHeader
        title={t('screens.productTables')}
        freshness={
          <FreshnessLine
            source={t('marketplaces.ozon')}
            takenAt={products.data?.syncedAt ?? null}
            topic="products"
          />
        }
        actions={
          <>
            {views}
            <CopyLinkButton />
          </>
        }
      />
      <DataTable
        id="products"
        label={t('screens.productTables')}
        columns={PRODUCT_COLUMNS}
        rows={products.data?.products}
        rowKey={(product) => String(product.sku)}
        sort={asked}
        onSort={({ sort, direction, thenSort, thenDirection } = FIRST_PRODUCTS) =>
          change({
            sort: known(sort) ?? FIRST_PRODUCTS.sort,
            direction,
            thenSort: known(thenSort),
            thenDirection: thenDirection ?? FIRST_PRODUCTS.thenDirection,
          })
        }
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
          <ProductSearchField
            value={asked.search}
            onChange={(search) => change({ search })}
            label={t('products.search')}
          />
        }
        filters={
          asked.search === ''
            ? []
            : [
                {
                  id: 'search',
                  label: t('ui.table.containing', { text: asked.search }),
                  onRemove: () => change({ search: '' }),
                },
              ]
        }
      />
    </>
  );
}
