import type { RequestsProduct } from '@vitrina/contract/my-requests.ts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../ui/data-table/column.ts';
import { ProductCell } from '../ui/products/product-cell.tsx';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';

function ViewsChange({ value }: { value: number | null }) {
  const { t } = useTranslation();
  return <TrendChange value={value} period={t('ui.trend.days', { count: 7 })} />;
}

type CountName = 'queriesFound' | 'top10' | 'top50' | 'top100' | 'viewUsers' | 'orders' | 'lostCount';

function countColumn(id: CountName, width: number, isInCard = false): Column<RequestsProduct> {
  return {
    id,
    header: `myRequests.columns.${id}`,
    description: `myRequests.hints.${id}`,
    kind: 'number',
    unit: 'count',
    value: (product) => product[id],
    width,
    sortable: true,
    isInCard,
  };
}

/** One line an own product; every count is over its queries of the week that are not excluded. */
export const PRODUCT_COLUMNS: readonly Column<RequestsProduct>[] = [
  {
    id: 'name',
    header: 'myRequests.columns.product',
    kind: 'custom',
    value: (product) => product.name,
    plain: ({ sku, name }) => `${sku} ${name}`,
    width: 222,
    sortable: true,
    firstDirection: 'asc',
    isInCard: 'wide',
    cell: (product) => (
      <ProductCell product={product}>
        <bdi>{product.sku}</bdi> · <bdi>{product.offerId}</bdi>
      </ProductCell>
    ),
  },
  countColumn('queriesFound', 90, true),
  countColumn('top10', 72, true),
  countColumn('top50', 72),
  countColumn('top100', 84),
  countColumn('viewUsers', 90, true),
  {
    id: 'viewsChange',
    header: 'myRequests.columns.viewsChange',
    description: 'myRequests.hints.viewsChange',
    kind: 'number',
    unit: 'change',
    value: (product) => product.viewsChange,
    width: 100,
    sortable: true,
    isInCard: true,
    cell: (product) => <ViewsChange value={product.viewsChange} />,
  },
  {
    id: 'trafficShare',
    header: 'myRequests.columns.trafficShare',
    description: 'myRequests.hints.trafficShare',
    kind: 'number',
    unit: 'share',
    value: (product) => product.trafficShare,
    width: 90,
    sortable: true,
  },
  countColumn('orders', 80),
  countColumn('lostCount', 92, true),
];
