import { z } from 'zod';
import { subjectNameOf } from '../own-products.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { describeProduct, listAdvertised, mainPhotoOf } from './describe-product.ts';
import {
  addFigures,
  describeFigures,
  type FoundProduct,
  isInCluster,
  listFoundProducts,
  type SearchFigures,
} from './product-figures.ts';
import { OrderMode, ProductFilter, readPeriods, SEARCH_FIELDS, SearchOrder, TableAsk } from './search-ask.ts';

const WideOrder = z.object({ field: z.enum([...SEARCH_FIELDS, 'minPrice', 'maxPrice']), mode: OrderMode });
export const GroupsAsk = TableAsk.extend(ProductFilter.shape).extend({ orderBy: SearchOrder });
const DetailsAsk = TableAsk.extend({
  subjectId: z.int().optional(),
  brandName: z.string().optional(),
  tagId: z.int().optional(),
  nmIds: z.array(z.int()).max(50).default([]),
  orderBy: WideOrder,
});

type Order = z.infer<typeof WideOrder>;
export type Group = { current: SearchFigures; past: SearchFigures | undefined; members: FoundProduct[] };

function describeItem(call: WbCall, { product, current, past }: FoundProduct): unknown {
  return {
    ...describeProduct(call, product),
    mainPhoto: mainPhotoOf(call, product),
    isAdvertised: listAdvertised(call).has(product.sku),
    isSubstitutedSKU: false,
    ...describeFigures(current, past),
  };
}

function sortFound(call: WbCall, found: readonly FoundProduct[], { field, mode }: Order): FoundProduct[] {
  const valueOf = ({ product, current }: FoundProduct) =>
    field === 'minPrice' || field === 'maxPrice'
      ? call.market.products.state(product.sku, call.now, 'wb').priceKopecks
      : current[field];
  const sign = mode === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)));
}

/** Groups by subject and brand, in the order that was asked for. */
export function groupFound(
  found: readonly FoundProduct[],
  { field, mode }: z.infer<typeof SearchOrder>,
): Group[] {
  const groups = Map.groupBy(found, ({ product }) => `${product.categoryId} ${product.brand}`);
  const sign = mode === 'asc' ? 1 : -1;
  return [...groups.values()]
    .map((members) => ({
      members,
      current: addFigures(members.map(({ current }) => current)),
      past: members[0]?.past && addFigures(members.flatMap(({ past }) => past ?? [])),
    }))
    .toSorted((one, other) => sign * (one.current[field] - other.current[field]));
}

export function describeGroup(call: WbCall, { current, past, members }: Group): unknown {
  const [first] = members;
  if (first === undefined) return {};
  const { product } = first;
  return {
    subjectName: subjectNameOf(call, product),
    subjectId: product.categoryId,
    brandName: product.brand,
    metrics: describeFigures(current, past),
    items: members.map((member) => describeItem(call, member)),
  };
}

/** POST /api/v2/search-report/table/groups */
export const listSearchGroups: WbOperation = async (call, { body }) => {
  const ask = GroupsAsk.parse(body);
  const periods = readPeriods(ask, call.now);
  if (ask.subjectIds.length + ask.brandNames.length + ask.tagIds.length === 0)
    throw refuse('analytics', 400, 'groups need a filter: subjectIds, brandNames or tagIds');
  const found = await listFoundProducts(call, ask, periods);
  const inCluster = found.filter(({ current }) => isInCluster(current, ask.positionCluster));
  const page = groupFound(inCluster, ask.orderBy).slice(ask.offset, ask.offset + ask.limit);
  return { data: { groups: page.map((group) => describeGroup(call, group)), currency: 'RUB' } };
};

/** POST /api/v2/search-report/table/details */
export const listSearchDetails: WbOperation = async (call, { body }) => {
  const ask = DetailsAsk.parse(body);
  const periods = readPeriods(ask, call.now);
  const filter = {
    nmIds: ask.nmIds,
    ...(ask.subjectId !== undefined && { subjectIds: [ask.subjectId] }),
    ...(ask.brandName !== undefined && { brandNames: [ask.brandName] }),
    ...(ask.tagId !== undefined && { tagIds: [ask.tagId] }),
  };
  const found = await listFoundProducts(call, filter, periods);
  const inCluster = found.filter(({ current }) => isInCluster(current, ask.positionCluster));
  const page = sortFound(call, inCluster, ask.orderBy).slice(ask.offset, ask.offset + ask.limit);
  return { data: { products: page.map((one) => describeItem(call, one)), currency: 'RUB' } };
};
