import * as contract from '@vitrina/contract/my-requests.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { addProductQueries } from '../products/queries/add-product-queries.ts';
import { changeRequests } from './change-requests.ts';
import { collectNow } from './collect-now.ts';
import { excludeRequests } from './exclude-requests.ts';
import { getHistory } from './get-history.ts';
import { getRequests } from './get-requests.ts';
import { listProducts } from './list-products.ts';
import { tagRequests } from './tag-requests.ts';

export function serveMyRequests(server: Server): void {
  serve(server, contract.listMyRequestProducts, ({ input, context }) => listProducts(context, input));

  serve(server, contract.collectMyRequests, ({ input, context }) => collectNow(context, input.cabinetId));

  serve(server, contract.getMyRequests, ({ input, context }) => getRequests(context, input));

  serve(server, contract.getMyRequestHistory, ({ input, context }) => getHistory(context, input));

  serve(server, contract.importMyRequests, async ({ input: { sku, ...input }, context }) => {
    const { added, duplicates } = await addProductQueries(context, { ...input, skus: [sku] });
    return { added, duplicates };
  });

  serve(server, contract.removeMyRequests, async ({ input, context }) => ({
    removed: await changeRequests(context, input, { column: 'imported_at', value: null }),
  }));

  serve(server, contract.excludeMyRequests, ({ input, context }) => excludeRequests(context, input));

  serve(server, contract.tagMyRequests, ({ input, context }) => tagRequests(context, input));
}
