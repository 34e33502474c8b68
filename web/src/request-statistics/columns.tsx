import { Group, Text } from '@mantine/core';
import type { RequestFigures, RequestProduct, RequestRow } from '@vitrina/contract/request-statistics.ts';
import type { ValueUnit } from '../platform/texts/create-format.ts';
import type { Column, ColumnSet } from '../ui/data-table/column.ts';
import { halfOf } from '../ui/heat/heat.ts';
import { ProductImage } from '../ui/products/product-image.tsx';
import { absenceOf, type Figures } from './absent.ts';
import { DdrCell, FigureCell, LostCell } from './figure-cell.tsx';
import { nameOfProduct, type Sources } from './rules.ts';

type Figure = keyof RequestFigures;

const UNITS: Record<Figure, ValueUnit> = {
  uniqueSearchUsers: 'count',
  position: 'place',
  uniqueViewUsers: 'count',
  visibility: 'share',
  productViews: 'count',
  listUsers: 'count',
  uniqueClickUsers: 'count',
  queryCtr: 'share',
  orders: 'count',
  viewConversion: 'share',
  gmvKopecks: 'kopecks',
  units: 'count',
  revenueKopecks: 'kopecks',
  adsViews: 'count',
  uniqueAdsClickUsers: 'count',
  adsCtr: 'share',
  adsSpendKopecks: 'kopecks',
  allAdsSpendKopecks: 'kopecks',
  ddrByAllOrders: 'share',
  lostClicks: 'count',
};

const SEARCH = ['uniqueSearchUsers', 'position', 'uniqueViewUsers', 'visibility'] as const;
const CARD = ['productViews', 'uniqueClickUsers', 'queryCtr'] as const;
const SALES = ['orders', 'viewConversion', 'gmvKopecks'] as const;
const ADS = ['adsViews', 'uniqueAdsClickUsers', 'adsCtr', 'adsSpendKopecks', 'ddrByAllOrders'] as const;
const IN_CARD: readonly Figure[] = ['lostClicks', 'uniqueSearchUsers', 'position'];

type Options = { isHidden?: boolean; width?: number };

function figureColumn<Row extends Figures>(
  figure: Figure,
  sources: Sources,
  { isHidden = false, width = 140 }: Options = {},
): Column<Row> {
  return {
    id: figure,
    header: `requestStatistics.figures.${figure}.name`,
    description: `requestStatistics.figures.${figure}.hint`,
    kind: 'number',
    unit: UNITS[figure],
    // A dash has no meaning, a hatch has no measurement: files and sorting keep them apart as well.
    value: (row) => row[figure] ?? (absenceOf(figure, row, sources) === 'dash' ? undefined : null),
    width,
    sortable: true,
    firstDirection: figure === 'position' ? 'asc' : 'desc',
    isInCard: IN_CARD.includes(figure),
    isHidden,
    ...(figure === 'visibility' ? { heat: (row: Row) => halfOf(row.visibility) } : {}),
    cell: (row) =>
      figure === 'ddrByAllOrders' ? (
        <DdrCell figures={row} sources={sources} />
      ) : (
        <FigureCell figure={figure} unit={UNITS[figure]} figures={row} sources={sources} />
      ),
  };
}

/** product.md 3.4. What no source tells by query is there as well, hidden and with its reason. */
export function queryColumns(sources: Sources, products: readonly RequestProduct[]): Column<RequestRow>[] {
  const figure = (name: Figure, options?: Options) => figureColumn<RequestRow>(name, sources, options);
  return [
    {
      id: 'query',
      header: 'requestStatistics.query',
      kind: 'text',
      value: (row) => row.query,
      width: 280,
      sortable: true,
      firstDirection: 'asc',
      isInCard: true,
      cell: (row) => (
        <Text inherit truncate dir="auto" title={row.query}>
          {row.query}
        </Text>
      ),
    },
    {
      id: 'product',
      header: 'requestStatistics.product',
      kind: 'text',
      value: (row) => nameOfProduct(products, row.sku),
      width: 220,
      sortable: true,
      firstDirection: 'asc',
      isInCard: 'wide',
      isHidden: products.length === 1,
      cell: (row) => {
        const name = nameOfProduct(products, row.sku);
        return (
          <Text inherit truncate dir="auto" title={name}>
            {name}
          </Text>
        );
      },
    },
    {
      // The sign of the order stands beside the name.
      ...figure('lostClicks', { width: 170 }),
      cell: (row) => <LostCell figures={row} sources={sources} ownCtr={row.ownCtr} />,
    },
    ...SEARCH.map((name) => figure(name)),
    ...CARD.map((name) => figure(name, { isHidden: true })),
    ...SALES.map((name) => figure(name, { width: 160 })),
    ...ADS.map((name) => figure(name, { width: 160 })),
    {
      id: 'days',
      header: 'requestStatistics.figures.days.name',
      description: 'requestStatistics.figures.days.hint',
      kind: 'number',
      unit: 'count',
      value: (row) => row.days,
      width: 130,
      sortable: true,
    },
  ];
}

export const QUERY_SETS: readonly ColumnSet[] = [
  {
    id: 'all',
    label: 'ui.table.allColumns',
    columns: ['product', 'lostClicks', ...SEARCH, ...CARD, ...SALES, ...ADS, 'days'],
  },
  {
    id: 'search',
    label: 'requestStatistics.sets.search',
    columns: ['product', 'lostClicks', ...SEARCH, 'days'],
  },
  {
    id: 'sales',
    label: 'requestStatistics.sets.sales',
    columns: ['product', 'uniqueSearchUsers', 'position', ...SALES],
  },
  {
    id: 'ads',
    label: 'requestStatistics.sets.ads',
    columns: ['product', 'position', 'gmvKopecks', ...ADS],
  },
];

/** The same by product, with what is told of products alone. */
export function productColumns(sources: Sources): Column<RequestProduct>[] {
  const figure = (name: Figure, options?: Options) => figureColumn<RequestProduct>(name, sources, options);
  return [
    {
      id: 'name',
      header: 'requestStatistics.product',
      kind: 'text',
      value: (product) => product.name,
      width: 300,
      sortable: true,
      firstDirection: 'asc',
      isInCard: true,
      cell: (product) => (
        <Group gap="sm" wrap="nowrap">
          <ProductImage url={product.imageUrl} name={product.name} size={32} />
          <Text inherit truncate dir="auto" title={product.name}>
            {product.name}
          </Text>
        </Group>
      ),
    },
    {
      id: 'sku',
      header: 'products.columns.sku',
      kind: 'text',
      value: (product) => String(product.sku),
      width: 130,
      sortable: true,
      firstDirection: 'asc',
    },
    {
      id: 'queriesCount',
      header: 'requestStatistics.figures.queriesCount.name',
      description: 'requestStatistics.figures.queriesCount.hint',
      kind: 'number',
      unit: 'count',
      value: (product) => product.queriesCount,
      width: 120,
      sortable: true,
    },
    figure('lostClicks'),
    ...SEARCH.map((name) => figure(name)),
    figure('productViews'),
    figure('listUsers', { isHidden: true }),
    figure('uniqueClickUsers'),
    figure('queryCtr'),
    ...SALES.map((name) => figure(name, { width: 160 })),
    figure('units', { isHidden: true }),
    figure('revenueKopecks', { width: 160 }),
    figure('uniqueAdsClickUsers', { width: 160 }),
    figure('adsSpendKopecks', { width: 160 }),
    figure('allAdsSpendKopecks', { width: 160 }),
    figure('ddrByAllOrders', { width: 170 }),
  ];
}
