import { MY_REQUESTS_BOUNDS, type listMyRequestProducts as route } from '@vitrina/contract/my-requests.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { describeProducts } from './describe-products.ts';
import { noCounts, type ProductCounts } from './find-counts.ts';
import { listCounts } from './list-counts.ts';
import { listMatchingSkus } from './list-matching-skus.ts';
import { findCountsSource } from './ready/find-source.ts';

type Input = z.output<(typeof route)['input']>;
type Answer = OutputOf<typeof route>;

function byTraffic(one: ProductCounts & { sku: number }, other: ProductCounts & { sku: number }): number {
  return (
    (other.viewUsers ?? -1) - (one.viewUsers ?? -1) ||
    other.queriesFound - one.queriesFound ||
    one.sku - other.sku
  );
}

async function countRequests(context: Context, cabinetId: number) {
  const source = await findCountsSource(context, cabinetId);
  return { source, counts: await listCounts(context, cabinetId, source) };
}

/** Own products with the counts of their queries, those that most people saw first. */
export async function listProducts(context: Context, input: Input): Promise<Answer> {
  const { cabinetId, search, tagIds } = input;
  const [{ source, counts }, matching] = await Promise.all([
    countRequests(context, cabinetId),
    listMatchingSkus(context, cabinetId, { search, tagIds }),
  ]);
  const { collection, days } = source;
  const { rows } = MY_REQUESTS_BOUNDS;
  const isMatching = new Set(matching);
  const counted = counts.skus.filter((sku) => isMatching.has(sku)).slice(0, rows);
  const isCounted = new Set(counts.skus);
  const others = matching.filter((sku) => !isCounted.has(sku)).slice(0, rows);
  const shown = [
    ...counted.map((sku) => ({ sku, ...counts.countsOf(sku) })),
    ...others.map((sku) => ({ sku, ...noCounts(days) })),
  ]
    .toSorted(byTraffic)
    .slice(0, rows);
  const described = await describeProducts(
    context,
    cabinetId,
    shown.map(({ sku }) => sku),
  );
  const bySku = new Map(described.map((product) => [product.sku, product]));
  const products = shown.flatMap((one) => {
    const product = bySku.get(one.sku);
    return product ? [{ ...one, ...product }] : [];
  });
  return { collection, days, products: products as Answer['products'], total: matching.length };
}
