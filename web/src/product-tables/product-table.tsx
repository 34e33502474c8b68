import type { Product } from '@vitrina/contract/products.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { TableExportMenu } from '../ui/data-table/export/lazy.tsx';
import { ProductSearchField } from '../ui/products/product-search-field.tsx';
import type { EmptyStateProps } from '../ui/states/empty-state.tsx';
import { useRemoveExternal } from './external/use-remove-external.ts';
import { ProductLines } from './lines/product-lines.tsx';
import { ProductActions } from './product-actions.tsx';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { ProductConditions } from './product-conditions.tsx';
import { FIRST_PRODUCTS, PRODUCT_SORTS, type ProductTablesSearch } from './search.ts';
import { openTags } from './tags/tags-state.ts';
import type { ProductTableState } from './use-product-table.ts';

type ProductTableProps = {
  search: ProductTablesSearch;
  table: ProductTableState;
  change: (next: Partial<ProductTablesSearch>) => void;
  onTrack: (products: readonly Product[]) => void;
  onImport: (products: readonly Product[]) => void;
  empty: EmptyStateProps;
};

const NOTHING: ReadonlySet<string> = new Set();
const EXPORT = 'products';

const known = (key: string | undefined) => PRODUCT_SORTS.find((one) => one === key);

/** Which columns are shown, in their order: a file equals the screen. */
function useShownColumns() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const columns = useMemo(
    () => ids.flatMap((id) => PRODUCT_COLUMNS.find((column) => column.id === id) ?? []),
    [ids],
  );
  return [columns, setIds] as const;
}

export function ProductTable({
  search: searchState,
  table,
  change,
  onTrack,
  onImport,
  empty,
}: ProductTableProps) {
  const { t } = useTranslation();
  const { products, rows, tags, readAll } = table;
  const [chosen, setChosen] = useState(NOTHING);
  const [columns, setColumns] = useShownColumns();
  const remove = useRemoveExternal();
  const total = products.data?.total ?? 0;
  return (
    <DataTable
      id="products"
      label={t('screens.productTables')}
      columns={PRODUCT_COLUMNS}
      onVisibleColumns={setColumns}
      rows={rows}
      rowKey={({ sku }) => String(sku)}
      sort={searchState}
      onSort={({ sort, direction, thenSort, thenDirection } = FIRST_PRODUCTS) =>
        change({
          sort: known(sort) ?? FIRST_PRODUCTS.sort,
          direction,
          thenSort: known(thenSort),
          thenDirection: thenDirection ?? FIRST_PRODUCTS.thenDirection,
        })
      }
      page={{ page: searchState.page, pageSize: searchState.pageSize, total }}
      onPage={({ page, pageSize }) => change({ page, pageSize })}
      isRefreshing={products.isFetching}
      error={products.error}
      onRetry={() => void products.refetch()}
      onOpen={({ sku }) => change({ open: sku === searchState.open ? 0 : sku, page: searchState.page })}
      details={{
        openKey: searchState.open === 0 ? undefined : String(searchState.open),
        draw: (product) => <ProductLines product={product} />,
      }}
      empty={empty}
      selection={{
        keys: chosen,
        onChange: setChosen,
        actions: (picked) => (
          <>
            <ProductActions
              products={picked}
              onTag={() => openTags(picked)}
              onTrack={() => onTrack(picked)}
              onImport={() => onImport(picked)}
              onRemove={() => {
                setChosen(NOTHING);
                remove(picked);
              }}
            />
            <TableExportMenu name={EXPORT} columns={columns} rows={picked} />
          </>
        ),
      }}
      toolbar={
        <>
          <ProductSearchField
            value={searchState.search}
            onChange={(search) => change({ search })}
            label={t('products.search')}
          />
          <ProductConditions search={searchState} tags={tags} change={change} />
        </>
      }
      tools={<TableExportMenu name={EXPORT} columns={columns} rows={total === 0 ? [] : readAll} />}
    />
  );
}
