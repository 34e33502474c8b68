import { MY_REQUESTS_BOUNDS, listMyRequestProducts as route } from '@vitrina/contract/my-requests.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { describeProducts } from './describe-products.ts';
import { findCollection } from './find-collection.ts';
import { listCounts, noCounts, type ProductCounts } from './list-counts.ts';
import { listExcluded } from './list-said.ts';

type Input = z.output<(typeof route)['input']>;

function byTraffic(one: ProductCounts & { sku: number }, other: ProductCounts & { sku: number }): number {
  return (
    (other.viewUsers ?? -1) - (one.viewUsers ?? -1) ||
    other.queriesFound - one.queriesFound ||
    one.sku - other.sku
  );
}

async function countRequests(context: Context, cabinetId: number) {
  const [collected, excluded] = await Promise.all([
    findCollection(context, cabinetId),
    listExcluded(context, cabinetId),
  ]);
  const { days } = collected;
  return [collected, await listCounts(context, { cabinetId, days, excluded })] as const;
}

/** Own products with the counts of their queries, those that most people saw first. */
export async function listProducts(context: Context, input: Input): Promise<OutputOf<typeof route>> {
  const { cabinetId, search, tagIds } = input;
  const [[{ collection, days }, counts], described] = await Promise.all([
    countRequests(context, cabinetId),
    describeProducts(context, cabinetId, { search, tagIds }),
  ]);
  const none = noCounts(days);
  const products = described
    .map((product) => ({ ...product, ...(counts.get(product.sku) ?? none) }))
    .toSorted(byTraffic)
    .slice(0, MY_REQUESTS_BOUNDS.rows);
  return route.output.parse({ collection, days, products, total: described.length });
}
