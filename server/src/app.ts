import type { ToolId } from '@vitrina/contract/tools/tools.ts';
import { countAbTestUsage } from './ab-tests/project/count-usage.ts';
import { findTestCabinets } from './ab-tests/project/find-test-cabinets.ts';
import { refuseWithPicturesOut } from './ab-tests/project/refuse-with-pictures-out.ts';
import { serveAbTests } from './ab-tests/routes.ts';
import { endTestsOfCabinet } from './ab-tests/running/end-tests-of-cabinet.ts';
import { serveConnections } from './accounts/connection-routes.ts';
import { createSessions } from './accounts/create-sessions.ts';
import { isOperator } from './accounts/is-operator.ts';
import { findTokenCaller } from './accounts/personal-tokens/find-token-caller.ts';
import { isPersonalToken } from './accounts/personal-tokens/token-secret.ts';
import { serveAccounts } from './accounts/routes.ts';
import { findSharedCaller } from './accounts/shared-screens/find-shared-caller.ts';
import { isSharedScreenSecret } from './accounts/shared-screens/shared-screen-secret.ts';
import { serveBilling } from './billing/routes.ts';
import { checkInvite } from './cabinets/invites/check-invite.ts';
import { requireRight } from './cabinets/require-right.ts';
import { serveCabinets } from './cabinets/routes.ts';
import { serveCards } from './cards/routes.ts';
import { countRadarUsage } from './cards/watch/count-usage.ts';
import { followTags } from './cards/watch/watch-tags.ts';
import { serveCompany } from './company/routes.ts';
import { serveDemo } from './demo/routes.ts';
import { serveEffects } from './effects/routes.ts';
import { serveExports } from './exports/routes.ts';
import { serveMyRequests } from './my-requests/routes.ts';
import { serveNotificationSettings } from './notifications/notification-settings/routes.ts';
import { serveNotifications } from './notifications/routes.ts';
import { serveUnreadNotifications } from './notifications/unread-notifications/routes.ts';
import { serveWebhooks } from './notifications/webhooks/routes.ts';
import { serveOffice } from './office/routes.ts';
import { describeApi } from './openapi/describe-api.ts';
import { serveDocs } from './openapi/serve-docs.ts';
import { servePast } from './past/routes.ts';
import { watchLoopDelay } from './platform/background/watch-loop-delay.ts';
import type { Context } from './platform/context.ts';
import { isPublicDemo } from './platform/env.ts';
import { createTokens } from './platform/http/access-tokens.ts';
import { createServer } from './platform/http/create-server.ts';
import type { Server } from './platform/http/serve.ts';
import { serveHealth } from './platform/http/serve-health.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { countPositionUsage } from './positions/budget/count-usage.ts';
import { createRankings, type Rankings } from './positions/causes/create-rankings.ts';
import { knowsTrackedProduct } from './positions/entries/knows-tracked-product.ts';
import { servePositions } from './positions/routes.ts';
import { foreseeChange } from './positions/what-if/foresee-change.ts';
import { serveProductCard } from './product-card/routes.ts';
import { serveProductTables } from './product-tables/routes.ts';
import { countWordUsage } from './products/queries/count-words.ts';
import { serveProducts } from './products/routes.ts';
import { serveProductsInSearch } from './products-in-search/routes.ts';
import { serveRadar } from './radar/routes.ts';
import { serveRequestStatistics } from './request-statistics/routes.ts';
import { serveSavedViews } from './saved-views/routes.ts';
import { serveSearchHistory } from './search-history/routes.ts';
import { serveSharpJumps } from './sharp-jumps/routes.ts';
import { serveStatistics } from './statistics/routes.ts';
import { listTakeable } from './undervalued-queries/list-takeable.ts';
import { serveUndervaluedQueries } from './undervalued-queries/routes.ts';
import { serveWordStatistics } from './word-statistics/routes.ts';

/** How places come about is learned once for all who use it. */
const served = (rankings: Rankings) =>
  ({
    productTables: serveProductTables,
    positions: (server: Server) => servePositions(server, rankings),
    searchHistory: serveSearchHistory,
    productsInSearch: serveProductsInSearch,
    productCard: serveProductCard,
    statistics: (server: Server) =>
      serveStatistics(server, {
        foresee: (context, cell) => foreseeChange(context, rankings, cell),
        listTakeable,
      }),
    undervaluedQueries: serveUndervaluedQueries,
    sharpJumps: serveSharpJumps,
    wordStatistics: serveWordStatistics,
    requestStatistics: serveRequestStatistics,
    myRequests: serveMyRequests,
    abTests: serveAbTests,
    radar: serveRadar,
  }) satisfies Record<ToolId, (server: Server) => void>;

/** The list of domains: what they serve. */
export async function buildApp(context: Context): Promise<Server> {
  const tokens = await createTokens(context.secrets);
  const isDemo = isPublicDemo(context.env);
  const sessions = createSessions(context.db, tokens, { ofGuests: isDemo });
  const server = await createServer({
    context,
    findCaller: (token) => {
      if (isDemo) return sessions.find(token);
      if (isPersonalToken(token)) return findTokenCaller(context, token);
      return isSharedScreenSecret(token) ? findSharedCaller(context, token) : sessions.find(token);
    },
    requireRight: (userId, cabinetId, access) => requireRight(context.db, userId, cabinetId, access),
    isOperator: (userId) => isOperator(context.db, userId),
    describeApi,
  });
  serveAccounts(server, tokens, sessions, { checkInvite });
  serveConnections(server, sessions, tokens);
  serveNotifications(server);
  serveUnreadNotifications(server);
  serveNotificationSettings(server);
  serveWebhooks(server);
  serveBilling(server, findTestCabinets);
  const usage = [countPositionUsage, countWordUsage, countAbTestUsage, countRadarUsage];
  serveCabinets(server, usage, [{ refuse: refuseWithPicturesOut, end: endTestsOfCabinet }], [followTags]);
  serveOffice(server);
  serveCards(server);
  serveProducts(server, [knowsTrackedProduct], [followTags]);
  for (const serveTool of Object.values(served(createRankings()))) serveTool(server);
  serveEffects(server);
  serveCompany(server);
  serveExports(server);
  serveSavedViews(server);
  servePast(server);
  serveDemo(server, tokens);

  const loopDelay = watchLoopDelay(context.log);
  server.fastify.addHook('onClose', async () => loopDelay.stop());
  serveHealth(server.fastify, context, { loopDelay, draining: server.draining });
  await serveDocs(server.fastify);
  await serveWeb(server.fastify, context.env);
  return server;
}
