import { Button, Skeleton } from '@mantine/core';
import { IconRadarOff, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { TABLE_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { TableExportMenu } from '../../ui/data-table/export/lazy.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { ProductSearchField } from '../../ui/products/product-search-field.tsx';
import type { EmptyStateProps } from '../../ui/states/empty-state.tsx';
import { FIRST_RADAR_CHANGES, PRODUCT_SORTS, type RadarChangesSearch } from '../search.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import type { ProductRow } from './product-row.ts';
import { ProductSelection } from './product-selection.tsx';
import { useProducts } from './use-products.ts';

type ProductListProps = {
  search: RadarChangesSearch;
  change: (next: Partial<RadarChangesSearch>) => void;
  add: ReactNode;
};

const NOBODY: ReadonlySet<string> = new Set();
/** Beside the table's own tools, also on a narrow screen. */
const METER_PX = 180;

function isNarrowed({ search, tags, whose }: RadarChangesSearch): boolean {
  return search !== '' || tags !== '' || whose !== 'all';
}

function useEmpty({ search, change, add }: ProductListProps): EmptyStateProps {
  const { t } = useTranslation();
  if (!isNarrowed(search))
    return { icon: IconRadarOff, title: t('radar.empty.title'), text: t('radar.empty.text'), action: add };
  return {
    icon: IconSearch,
    title: t('products.nothing.title'),
    action: (
      <Button variant="default" onClick={() => change({ search: '', tags: '', whose: 'all' })}>
        {t('radar.empty.showAll')}
      </Button>
    ),
  };
}

/** Which columns are shown, in their order: a file equals the screen. */
function useShownColumns() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const columns = useMemo(
    () => ids.flatMap((id) => PRODUCT_COLUMNS.find((column) => column.id === id) ?? []),
    [ids],
  );
  return [columns, setIds] as const;
}

/** Everything on watch, with what changed last and how often. */
export function ProductList(props: ProductListProps) {
  const { search, change } = props;
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const navigate = useNavigate();
  const { products, rows, known, readAll } = useProducts(search);
  const [chosen, setChosen] = useState(NOBODY);
  const [columns, setColumns] = useShownColumns();
  const empty = useEmpty(props);
  const { page, pageSize, sort, direction } = search;
  const watch = products.data?.watch;
  return (
    <DataTable
      id="radar-products"
      label={t('radar.tabs.products')}
      columns={PRODUCT_COLUMNS}
      onVisibleColumns={setColumns}
      rows={rows}
      rowKey={({ sku }: ProductRow) => String(sku)}
      sort={{ sort, direction }}
      onSort={(next) =>
        change({
          sort: PRODUCT_SORTS.find((key) => key === next?.sort) ?? FIRST_RADAR_CHANGES.sort,
          direction: next?.direction ?? FIRST_RADAR_CHANGES.direction,
        })
      }
      page={{ page, pageSize, total: products.data?.total ?? 0 }}
      onPage={change}
      pageSizes={TABLE_PAGE_SIZES}
      toolbar={
        <>
          <ProductSearchField
            value={search.search}
            onChange={(text) => change({ search: text })}
            label={t('radar.products.search')}
          />
          <ProductFilters {...{ search, known, change }} />
        </>
      }
      tools={
        <>
          <Skeleton visible={watch === undefined} inert={watch === undefined} w={METER_PX}>
            <LimitMeter
              label={t('radar.products.limit')}
              current={watch?.products ?? 0}
              maximum={watch?.maximum ?? 0}
            />
          </Skeleton>
          <TableExportMenu name="radar-products" columns={columns} rows={readAll} />
        </>
      }
      {...(mayEdit
        ? {
            selection: {
              keys: chosen,
              onChange: setChosen,
              actions: (some: readonly ProductRow[]) => (
                <ProductSelection products={some} onDone={() => setChosen(NOBODY)} />
              ),
            },
          }
        : {})}
      isRefreshing={products.isPlaceholderData}
      error={products.error}
      onRetry={() => void products.refetch()}
      onOpen={({ sku }) => void navigate({ to: '/radar-changes/$id', params: { id: String(sku) } })}
      empty={empty}
    />
  );
}
