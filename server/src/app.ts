import { serveConnections } from './accounts/connection-routes.ts';
import { createSessions } from './accounts/create-sessions.ts';
import { workAccounts } from './accounts/jobs.ts';
import { serveAccounts } from './accounts/routes.ts';
import { workBilling } from './billing/jobs.ts';
import { serveBilling } from './billing/routes.ts';
import { demandRight } from './cabinets/demand-right.ts';
import { workCabinets } from './cabinets/jobs.ts';
import { checkInvite } from './cabinets/invites/check-invite.ts';
import { serveCabinets } from './cabinets/routes.ts';
import { workExports } from './exports/jobs.ts';
import { serveExports } from './exports/routes.ts';
import { serveCompany } from './company/routes.ts';
import { workMyRequests } from './my-requests/jobs.ts';
import { purgeOwnQueries } from './my-requests/purge-own-queries.ts';
import { workNotifications } from './notifications/jobs.ts';
import { serveNotifications } from './notifications/routes.ts';
import type { Context } from './platform/context.ts';
import { createServer } from './platform/create-server.ts';
import { checkHealth } from './platform/health.ts';
import type { Server } from './platform/http.ts';
import type { Loop } from './platform/loop.ts';
import { serveWeb } from './platform/serve-web.ts';
import { createTokens } from './platform/session.ts';
import { countPositionUsage } from './positions/count-usage.ts';
import { workPositions } from './positions/jobs.ts';
import { knowsTrackedProduct } from './positions/knows-tracked-product.ts';
import { purgePositions } from './positions/purge-positions.ts';
import { servePositions } from './positions/routes.ts';
import { workProducts } from './products/jobs.ts';
import { serveProducts } from './products/routes.ts';
import { serveSavedViews } from './saved-views/routes.ts';
import { makeQueryExport, QUERY_EXPORT } from './search-history/download/make-query-export.ts';
import { workSearchHistory } from './search-history/jobs.ts';
import { purgeSnapshots } from './search-history/purge-snapshots.ts';
import { serveSearchHistory } from './search-history/routes.ts';
import { serveStatistics } from './statistics/routes.ts';

/** The list of domains: what they serve. */
export async function buildApp(context: Context): Promise<Server> {
  const tokens = await createTokens(context.secrets);
  const sessions = createSessions(context.db, tokens);
  const server = await createServer({
    context,
    findCaller: (token) => sessions.find(token),
    demandRight: (userId, cabinetId, right) => demandRight(context.db, userId, cabinetId, right),
  });
  serveAccounts(server, tokens, sessions, { checkInvite });
  serveConnections(server, sessions, tokens);
  serveNotifications(server);
  serveBilling(server);
  serveCabinets(server, [countPositionUsage]);
  serveProducts(server, [knowsTrackedProduct]);
  servePositions(server);
  serveSearchHistory(server);
  serveStatistics(server);
  serveCompany(server);
  serveExports(server);
  serveSavedViews(server);

  server.fastify.get('/api/health', async (_request, reply) => {
    const health = await checkHealth(context);
    return reply.status(health.isHealthy ? 200 : 503).send(health);
  });
  server.fastify.get('/api/openapi.json', () => server.fastify.swagger());
  await serveWeb(server.fastify, context.env);
  return server;
}

/** The list of domains: what they do in the background. */
export async function startWork(context: Context): Promise<Loop[]> {
  const loops = await Promise.all([
    workAccounts(context),
    workCabinets(context, [purgePositions, purgeOwnQueries, purgeSnapshots]),
    workProducts(context),
    workMyRequests(context),
    workPositions(context),
    workSearchHistory(context),
    workExports(context, { [QUERY_EXPORT]: makeQueryExport }),
  ]);
  return [...loops.flat(), ...workNotifications(context), ...workBilling(context)];
}
