import * as contract from '@vitrina/contract/products.ts';
import { type Server, serve } from '../platform/http.ts';
import { listProducts } from './list-products.ts';
import { syncProductsJob } from './sync-products.job.ts';

export function serveProducts(server: Server): void {
  serve(server, contract.listProducts, ({ input, context }) => listProducts(context, input));

  serve(server, contract.syncProducts, async ({ input, context }) => ({
    isQueued: await context.queue.publish(
      syncProductsJob,
      { cabinetId: input.cabinetId },
      { singletonKey: String(input.cabinetId) },
    ),
  }));
}
