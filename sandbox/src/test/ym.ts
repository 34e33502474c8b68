import type { FastifyInstance } from 'fastify';
import { type YmKeyProfileName, ymKey } from '../keys/ym-key.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';

/** The demo seller's business, its shops: two that work and one that is being moved. */
export const YM_BUSINESS = 1_200_049;
export const YM_SHOPS = { fby: 21_000_071, fbs: 21_000_072, moving: 21_000_073 };

type YmAsk = { profile?: YmKeyProfileName; sellerId?: number; query?: Record<string, string> };

const PREFIX = '/yandex-market';

/** Asks the Partner API; a body makes it a POST. */
export async function askYm(app: FastifyInstance, path: string, body?: object, ask: YmAsk = {}) {
  const { profile = 'full', sellerId = DEMO_SELLER_ID, query = {} } = ask;
  return app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `${PREFIX}${path}`,
    query,
    headers: { 'api-key': ymKey(sellerId, profile) },
    ...(body !== undefined && { payload: body }),
  });
}

/** The path of a link into the sandbox, to be asked with inject. */
export function pathOfLink(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

export async function advanceMinutes(app: FastifyInstance, minutes: number): Promise<void> {
  await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: minutes } });
}

type ReportOrder = { kind: string; body: object; format?: string };

/** Orders a report, lets the market's time pass until it is made, and takes it. */
export async function takeReport(app: FastifyInstance, { kind, body, format = 'CSV' }: ReportOrder) {
  const ordered = await askYm(app, `/v2/reports/${kind}/generate`, body, { query: { format } });
  const { reportId } = ordered.json<{ result: { reportId: string } }>().result;
  await advanceMinutes(app, 11);
  const info = await askYm(app, `/v2/reports/info/${reportId}`);
  const { file } = info.json<{ result: { file: string } }>().result;
  return (await app.inject(pathOfLink(file))).rawPayload;
}
