import type { FastifyInstance } from 'fastify';
import { performanceKey } from '../keys/performance-key.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';

export type ListedCampaign = {
  id: string;
  title: string;
  state: string;
  placement: string[];
  advObjectType: string;
};
export type SkuRow = Record<
  'campaignId' | 'sku' | 'date' | 'views' | 'clicks' | 'toCart' | 'orders' | 'expense',
  string
>;
export type ReportMeta = { UUID: string; state: string; error?: string; link?: string };

type MailboxQuery = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  query?: Record<string, string | string[]>;
};

export async function getToken(app: FastifyInstance, sellerId = DEMO_SELLER_ID): Promise<string> {
  const { clientId, clientSecret } = performanceKey(sellerId);
  const answer = await app.inject({
    method: 'POST',
    url: '/ozon-performance/api/client/token',
    payload: { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
  });
  return answer.json<{ access_token: string }>().access_token;
}

/** One request to the Performance API with a fresh token of a seller. */
export async function askPerformance(
  app: FastifyInstance,
  { method, path, body, query }: MailboxQuery,
  sellerId = DEMO_SELLER_ID,
) {
  return app.inject({
    method,
    url: `/ozon-performance/api/client${path}`,
    headers: { authorization: `Bearer ${await getToken(app, sellerId)}` },
    ...(body === undefined ? {} : { payload: body }),
    ...(query === undefined ? {} : { query }),
  });
}

export async function listAllCampaigns(
  app: FastifyInstance,
  sellerId = DEMO_SELLER_ID,
): Promise<ListedCampaign[]> {
  const answer = await askPerformance(app, { method: 'GET', path: '/campaign' }, sellerId);
  return answer.json<{ list: ListedCampaign[] }>().list;
}

export async function listSkuRows(app: FastifyInstance, body: object): Promise<SkuRow[]> {
  const answer = await askPerformance(app, { method: 'POST', path: '/statistics/products/sku', body });
  return answer.json<{ rows: SkuRow[] }>().rows;
}

export async function advanceMinutes(app: FastifyInstance, minutes: number): Promise<void> {
  await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: minutes } });
}

export async function checkReport(app: FastifyInstance, uuid: string): Promise<ReportMeta> {
  return (await askPerformance(app, { method: 'GET', path: `/statistics/${uuid}` })).json<ReportMeta>();
}

/** Orders a report, waits for it and downloads it. */
export async function takeReport(app: FastifyInstance, path: string, body: object) {
  const { UUID } = (await askPerformance(app, { method: 'POST', path, body })).json<{ UUID: string }>();
  await advanceMinutes(app, 2);
  return askPerformance(app, { method: 'GET', path: '/statistics/report', query: { UUID } });
}
