import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import { createRateLimit } from '../clock/create-rate-limit.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import { performanceKey, sellerOfClientId } from '../keys/performance-key.ts';
import type { Market } from '../market/market.ts';
import { describeRefusal } from '../platform/describe-refusal.ts';
import type { Store } from '../platform/open-store.ts';
import type { SettingsReader } from '../settings/open-settings.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { createTokens, type Tokens } from './create-tokens.ts';
import { driftPerformance } from './drift-performance.ts';
import { listCampaignObjects } from './list-campaign-objects.ts';
import { listCampaignProducts } from './list-campaign-products.ts';
import { listCampaignTotals } from './list-campaign-totals.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listDailyTotals } from './list-daily-totals.ts';
import { listSearchPromoProducts } from './list-search-promo-products.ts';
import { listSkuStatistics } from './list-sku-statistics.ts';
import type { PerformanceCall } from './performance-call.ts';
import { PerformanceError, refusal } from './performance-error.ts';
import { downloadReport } from './reports/download-report.ts';
import { getOwnReport } from './reports/get-own-report.ts';
import { listReports } from './reports/list-reports.ts';
import { openReports } from './reports/open-reports.ts';
import { orderReport } from './reports/order-report.ts';
import { describeReport } from './reports/report.ts';
import { switchCampaign } from './switch-campaign.ts';

type World = {
  market: Market;
  clock: Clock;
  faults: FaultBoard;
  store: Store;
  traffic: Traffic;
  settings: SettingsReader;
};

// x-limits of the contract.
const REQUESTS_A_DAY = { requests: 100_000, perMs: 86_400_000, burst: 100_000 };

const TokenAsk = z.object({
  client_id: z.string().max(200),
  client_secret: z.string().max(300),
  grant_type: z.literal('client_credentials'),
});
const OfCampaign = z.object({ campaignId: z.string() });
const OfReport = z.object({ UUID: z.string() });

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

function toPerformanceError(error: unknown): PerformanceError {
  if (error instanceof PerformanceError) return error;
  const { status, message } = describeRefusal(error);
  return new PerformanceError(status, message);
}

/** The Ozon Performance API: campaigns and what they brought. */
export function servePerformanceApi(app: FastifyInstance, world: World): void {
  const { market, clock, faults, store, traffic, settings } = world;
  const tokens = createTokens(clock, market.seed);
  const reports = openReports(store);
  const rateLimit = createRateLimit(clock, REQUESTS_A_DAY);

  const clientIdOf = (request: FastifyRequest): string | undefined => {
    const token = bearerOf(request);
    if (token !== undefined) return tokens.read(token);
    const requested = TokenAsk.safeParse(request.body);
    return requested.success ? requested.data.client_id : undefined;
  };

  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = toPerformanceError(error);
    return reply.code(status).send({ error: message });
  });
  installFaults(app, {
    part: 'performance',
    faults,
    keyOf: clientIdOf,
    when: 'preHandler',
    status500: { error: 'internal server error' },
    status429: { error: 'too many requests' },
    drift: driftPerformance,
  });

  function open(request: FastifyRequest, { isChange = false } = {}): PerformanceCall {
    const clientId = clientIdOf(request);
    const seller = clientId === undefined ? undefined : market.sellers.get(sellerOfClientId(clientId) ?? 0);
    if (clientId === undefined || seller === undefined) throw refusal('wrongToken');
    const hasFault: PerformanceCall['hasFault'] = (fault) =>
      faults.take('performance', clientId, [fault]) !== undefined;
    if (hasFault('keyExpired')) throw refusal('wrongToken');
    if (isChange && hasFault('keyReadOnly')) throw refusal('forbidden');
    if (hasFault('dailyLimit') || rateLimit.take(clientId) > 0) throw refusal('dayLimit');
    return { seller, now: clock.now(), market, traffic, settings, reports, hasFault };
  }

  serveToken(app, world, tokens);
  serveCampaigns(app, open);
  serveStatistics(app, open);
  app.setNotFoundHandler((request) => {
    open(request);
    throw refusal('notFound');
  });
}

function serveToken(app: FastifyInstance, { market, faults }: World, tokens: Tokens): void {
  app.post('/api/client/token', (request) => {
    const { client_id, client_secret } = TokenAsk.parse(request.body);
    const sellerId = sellerOfClientId(client_id);
    const isRight = sellerId !== undefined && performanceKey(sellerId).clientSecret === client_secret;
    if (!isRight || market.sellers.get(sellerId) === undefined) throw refusal('wrongClient');
    if (faults.take('performance', client_id, ['keyExpired']) !== undefined) throw refusal('wrongClient');
    return tokens.issue(client_id);
  });
}

type Open = (request: FastifyRequest, how?: { isChange?: boolean }) => PerformanceCall;

function serveCampaigns(app: FastifyInstance, open: Open): void {
  const idOf = (request: FastifyRequest) => OfCampaign.parse(request.params).campaignId;
  app.get('/api/client/campaign', (request) => listCampaigns(open(request), request.query));
  app.get('/api/client/campaign/:campaignId/objects', (request) =>
    listCampaignObjects(open(request), idOf(request)),
  );
  app.get('/api/client/campaign/:campaignId/v2/products', (request) =>
    listCampaignProducts(open(request), idOf(request), request.query),
  );
  app.post('/api/client/campaign/:campaignId/activate', (request) =>
    switchCampaign(open(request, { isChange: true }), idOf(request), true),
  );
  app.post('/api/client/campaign/:campaignId/deactivate', (request) =>
    switchCampaign(open(request, { isChange: true }), idOf(request), false),
  );
  app.post('/api/client/campaign/search_promo/v2/products', (request) =>
    listSearchPromoProducts(open(request), request.body ?? {}, `${request.protocol}://${request.host}`),
  );
}

function serveStatistics(app: FastifyInstance, open: Open): void {
  const base = '/api/client/statistics';
  app.post(base, (request) => orderReport(open(request), request.body, { kind: 'STATS', format: 'csv' }));
  app.post(`${base}/json`, (request) =>
    orderReport(open(request), request.body, { kind: 'STATS', format: 'json' }),
  );
  app.post(`${base}/phrases/json`, (request) =>
    orderReport(open(request), request.body, { kind: 'SEARCH_PHRASES', format: 'json' }),
  );
  app.post(`${base}/products/sku`, (request) => listSkuStatistics(open(request), request.body));
  app.get(`${base}/campaign/product/json`, (request) => listCampaignTotals(open(request), request.query));
  app.get(`${base}/daily/json`, (request) => listDailyTotals(open(request), request.query));
  app.get(`${base}/externallist`, (request) => listReports(open(request), request.query));
  app.get(`${base}/report`, async (request, reply) => {
    const { contentType, content } = await downloadReport(open(request), OfReport.parse(request.query).UUID);
    return reply.type(contentType).send(content);
  });
  app.get(`${base}/:UUID`, (request) => {
    const call = open(request);
    return describeReport(getOwnReport(call, OfReport.parse(request.params).UUID), call.now);
  });
}
