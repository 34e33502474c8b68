import * as contract from '@vitrina/contract/products.ts';
import { resumeCollectors } from '../cabinets/resume-collectors.ts';
import { afterTags, type FollowTags } from '../cabinets/tags/after-tags.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { addExternal } from './external/add-external.ts';
import { removeExternal } from './external/remove-external.ts';
import { listProducts } from './list-products.ts';
import type { KnowsProduct } from './notes/add-note.ts';
import { serveNotes } from './notes/routes.ts';
import { syncProductsJob } from './sync-products.job.ts';
import { changeTags } from './tags/change-tags.ts';

export function serveProducts(
  server: Server,
  knowers: readonly KnowsProduct[],
  tagFollowers: readonly FollowTags[],
): void {
  serveNotes(server, knowers);

  serve(server, contract.listProducts, ({ input, context }) => listProducts(context, input));

  serve(server, contract.syncProducts, async ({ input: { cabinetId }, context }) => {
    // A turn that is not due is not taken.
    await resumeCollectors(context, cabinetId, 'products');
    const singletonKey = String(cabinetId);
    return { isQueued: await context.queue.publish(syncProductsJob, { cabinetId }, { singletonKey }) };
  });

  serve(server, contract.changeProductTags, async ({ input, context }) => {
    const changed = await changeTags(context, input);
    await afterTags(context, tagFollowers, input.cabinetId);
    return changed;
  });

  serve(server, contract.addExternalProduct, async ({ input, context }) => {
    await addExternal(context, input.cabinetId, input.sku);
    return {};
  });

  serve(server, contract.removeExternalProduct, async ({ input, context }) => {
    await removeExternal(context, input.cabinetId, input.sku);
    return {};
  });
}
