import * as z from 'zod';
import { asShown } from './days.ts';

export type OzonKey = {
  url: string;
  sellerId: string;
  apiKey: string;
  /** Analytics are answered once a minute, by the marketplace's clock. */
  waitALittle(): Promise<void>;
};

const MOST_TRIES = 10;

const NumberText = z.coerce.number();

async function ask(key: OzonKey, path: string, body: object, tries = 1): Promise<unknown> {
  const answer = await fetch(`${key.url}/ozon-seller${path}`, {
    method: 'POST',
    headers: { 'client-id': key.sellerId, 'api-key': key.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status === 429 && tries < MOST_TRIES) {
    await key.waitALittle();
    return ask(key, path, body, tries + 1);
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const Queries = z.object({
  queries: z.array(
    z.object({
      sku: NumberText,
      query: z.string(),
      unique_search_users: NumberText,
      unique_view_users: NumberText,
      position: NumberText,
      order_count: NumberText,
      gmv: NumberText,
    }),
  ),
  page_count: NumberText,
});

export type OwnLine = {
  sku: number;
  day: string;
  query: string;
  searched: number;
  viewed: number;
  position: number;
  orders: number;
  kopecks: number;
};

/** What the marketplace tells of the seller's products by query and day. */
export async function readOwnQueries(key: OzonKey, skus: readonly number[], days: readonly string[]) {
  const lines: OwnLine[] = [];
  for (const day of days)
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const date = `${day}T00:00:00Z`;
      const bounds = { date_from: date, date_to: date, limit_by_sku: 15, page, page_size: 100 };
      const body = { ...bounds, skus: skus.map(String) };
      const read = Queries.parse(await ask(key, '/v1/analytics/product-queries/details', body));
      pages = read.page_count;
      for (const one of read.queries)
        lines.push({
          sku: one.sku,
          day,
          query: asShown(one.query),
          searched: one.unique_search_users,
          viewed: one.unique_view_users,
          position: one.position,
          orders: one.order_count,
          kopecks: Math.round(one.gmv * 100),
        });
    }
  return lines;
}

const Analytics = z.object({
  result: z.object({
    data: z.array(
      z.object({ dimensions: z.array(z.object({ id: z.string() })), metrics: z.array(z.number()) }),
    ),
  }),
});
const METRICS = ['hits_view_search', 'session_view_search', 'session_view_pdp', 'ordered_units', 'revenue'];
const LINES = 1000;

export type AnalyticsLine = {
  sku: number;
  day: string;
  views: number;
  viewers: number;
  openers: number;
  units: number;
  kopecks: number;
};

/** What it tells of a product and day whatever people had searched for. */
export async function readAnalytics(key: OzonKey, from: string, to: string): Promise<AnalyticsLine[]> {
  const lines: AnalyticsLine[] = [];
  for (let offset = 0; offset % LINES === 0; ) {
    const body = {
      date_from: from,
      date_to: to,
      dimension: ['sku', 'day'],
      metrics: METRICS,
      limit: LINES,
      offset,
    };
    const { data } = Analytics.parse(await ask(key, '/v1/analytics/data', body)).result;
    for (const { dimensions, metrics } of data) {
      const [views = 0, viewers = 0, openers = 0, units = 0, revenue = 0] = metrics;
      const [product, day] = dimensions;
      const kopecks = Math.round(revenue * 100);
      lines.push({ sku: Number(product?.id), day: day?.id ?? '', views, viewers, openers, units, kopecks });
    }
    if (data.length < LINES) break;
    offset += LINES;
  }
  return lines;
}

const Items = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      offer_id: z.string(),
      price: z.string(),
      sources: z.array(z.object({ sku: NumberText })),
      stocks: z.object({ stocks: z.array(z.object({ present: z.number(), reserved: z.number() })) }),
    }),
  ),
});

/** The products themselves. */
export async function readProducts(key: OzonKey, skus: readonly number[]) {
  const { items } = Items.parse(await ask(key, '/v3/product/info/list', { sku: skus.map(String) }));
  return items.map(({ sources, stocks, price, ...item }) => ({
    sku: sources[0]?.sku ?? 0,
    name: item.name,
    offerId: item.offer_id,
    kopecks: Math.round(Number(price) * 100),
    stocks: stocks.stocks,
  }));
}
