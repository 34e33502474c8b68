import * as contract from '@vitrina/contract/ab-tests/images.ts';
import { createTokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getCampaigns } from './get-campaigns.ts';
import { listRivals } from './list-rivals.ts';

export function serveAbSetup(server: Server): void {
  const tokens = createTokenCache(() => server.context.clock.now());
  serve(server, contract.listAbCampaigns, ({ input, context }) => getCampaigns(context, tokens, input));
  serve(server, contract.listAbRivals, ({ input, context }) => listRivals(context, input));
}
