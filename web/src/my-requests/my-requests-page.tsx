import { Text } from '@mantine/core';
import { IconPackage, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { TagId } from '@vitrina/contract/ids.ts';
import { listMyRequestProducts } from '@vitrina/contract/my-requests.ts';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { searchOfSort, sortInSearch } from '../ui/data-table/order/sort-search.ts';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductSearchField } from '../ui/products/product-search-field.tsx';
import { CollectionLine, HiddenDays, useCollectionStart } from './collection-line.tsx';
import { listDayFacts } from './list-day-facts.ts';
import { lookAgainMs } from './look-again.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { type MyRequestsSearch, PRODUCT_SORTS } from './search.ts';
import { TagCondition } from './tag-condition.tsx';

const PATH = '/my-product-requests';

function useProducts({ search, tag }: MyRequestsSearch) {
  const cabinet = useCabinet();
  const tagIds = tag === 0 ? [] : [TagId.parse(tag)];
  return useQuery({
    ...routeQuery(listMyRequestProducts, { cabinetId: cabinet.id, search, tagIds }),
    placeholderData: keepPreviousData,
    // Days come one by one: the first visit watches them.
    refetchInterval: ({ state }) => lookAgainMs(state.data?.collection),
  });
}

/** product.md 1.1: by which queries own products are found, and what was lost. */
export function MyRequestsPage() {
  const { t, format } = useTexts();
  const cabinet = useCabinet();
  const { search, tag, ...order } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const change = (next: Partial<MyRequestsSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  const products = useProducts({ search, tag, ...order });
  const { data } = products;
  useCollectionStart(data?.collection);
  const isNarrowed = search !== '' || tag !== 0;
  return (
    <>
      <PageHeader
        title={t('screens.myRequests')}
        freshness={
          <FreshnessLine
            source={t('marketplaces.ozon')}
            lastDay={data?.collection.lastDay ?? null}
            takenAt={data?.collection.takenAt ?? null}
            nextAt={data?.collection.nextAt ?? null}
            stepMinutes={DAY_MINUTES}
            topic="ownQueries"
            more={data ? listDayFacts({ days: data.days }, { t, format }) : [null]}
          />
        }
        actions={
          <>
            <RunsLeft cabinetId={cabinet.id} type="myRequestsRuns" />
            <SavedViewsMenu screen={PATH} />
            <CopyLinkButton />
          </>
        }
      />
      <DataTable
        id="my-requests"
        exportName="my-requests"
        label={t('screens.myRequests')}
        columns={PRODUCT_COLUMNS}
        rows={data?.products}
        rowKey={({ sku }) => String(sku)}
        sort={sortInSearch(order)}
        onSort={(sort) => change(searchOfSort(sort, PRODUCT_SORTS))}
        isSortedHere
        isRefreshing={products.isFetching}
        error={products.error}
        onRetry={() => void products.refetch()}
        notice={data && <CollectionLine collection={data.collection} />}
        onOpen={({ sku }) => void navigate({ to: '/my-product-requests/$id', params: { id: String(sku) } })}
        toolbar={
          <>
            <ProductSearchField
              value={search}
              onChange={(next) => change({ search: next })}
              label={t('products.search')}
            />
            <TagCondition tag={tag} change={change} />
            {data && data.total > data.products.length && (
              <Text size="sm" c="dimmed">
                {t('myRequests.shown', {
                  shown: format.count(data.products.length),
                  total: format.count(data.total),
                })}
              </Text>
            )}
          </>
        }
        empty={
          isNarrowed
            ? { icon: IconSearch, title: t('products.nothing.title'), text: t('products.nothing.text') }
            : { icon: IconPackage, title: t('products.empty.title'), text: t('products.empty.text') }
        }
      />
      {data && <HiddenDays days={data.days} />}
    </>
  );
}
