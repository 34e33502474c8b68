import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FEED_COLUMNS, type FeedFigures } from '../../src/integrations/query-feed/columns.ts';

export type FeedRow = { query: string } & FeedFigures;
type Hours = { day: string; counts: number[] };
type History = { days: ({ day: string } & FeedFigures)[]; hours: Hours[] };
type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/** A provider of query statistics that serves what a test puts in, or answers as a test wants it to. */
export type TinyFeed = {
  url: string;
  /** Rows of a day by `ozon 2026-03-01`; a day that is not there answers 404. */
  days: Map<string, FeedRow[]>;
  /** By `ozon 213 чайник`. */
  histories: Map<string, History>;
  /** Paths with their queries, in the order in which they came. */
  calls: string[];
  /** Answers instead of everything else while it is set. */
  answer: Answerer | undefined;
  stop(): Promise<void>;
};

/** A possible day of a query; everything follows from `count` unless said otherwise. */
export function feedFigures(overrides: Partial<FeedFigures> = {}): FeedFigures {
  const count = overrides.count ?? 100;
  const ord = overrides.ord ?? Math.floor(count * 0.05);
  const price = overrides.avg_price_kopecks ?? 150_000;
  return {
    count,
    uniq_queries_with_ca: Math.floor(count * 0.1),
    added_to_cart: Math.floor(count * 0.12),
    avg_price_kopecks: price,
    items_views: count * 40,
    uniq_sellers: 30,
    users_without_interaction_count: Math.floor(count * 0.2),
    soft_query_count: Math.floor(count * 0.08),
    zero_count: Math.floor(count * 0.02),
    gmv_kopecks: ord * (price ?? 0),
    ord,
    ord_users: Math.floor(ord * 0.9),
    products_count: 500,
    ...overrides,
  };
}

export function feedRow(query: string, overrides: Partial<FeedFigures> = {}): FeedRow {
  return { query, ...feedFigures(overrides) };
}

const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function toCsv(rows: readonly FeedRow[]): string {
  const lines = rows.map((row) => [quote(row.query), ...FEED_COLUMNS.map((column) => row[column])].join(','));
  return `${[['query', ...FEED_COLUMNS].join(','), ...lines].join('\n')}\n`;
}

export async function startTinyFeed(): Promise<TinyFeed> {
  const feed: Omit<TinyFeed, 'url' | 'stop'> = {
    days: new Map(),
    histories: new Map(),
    calls: [],
    answer: undefined,
  };

  function answerHistory(marketplace: string, query: URLSearchParams, response: ServerResponse) {
    const history = feed.histories.get(`${marketplace} ${query.get('city')} ${query.get('query')}`);
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const within = ({ day }: { day: string }) => day >= from && day <= to;
    response.writeHead(history ? 200 : 404, { 'content-type': 'application/json' }).end(
      JSON.stringify(
        history
          ? {
              query: query.get('query'),
              cityId: Number(query.get('city')),
              unit: 'searches',
              days: history.days.filter(within),
              hours: history.hours.filter(within),
            }
          : { error: 'unknown query' },
      ),
    );
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    feed.calls.push(decodeURIComponent(request.url ?? ''));
    if (feed.answer) return feed.answer(request, response);
    const url = new URL(request.url ?? '', 'http://feed');
    const [, marketplace = '', method] = url.pathname.split('/');
    if (url.pathname === '/cities')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify([
          { id: 213, name: 'Москва' },
          { id: 2, name: 'Санкт-Петербург' },
        ]),
      );
    if (method === 'query-history') return answerHistory(marketplace, url.searchParams, response);
    const rows = feed.days.get(`${marketplace} ${url.searchParams.get('day')}`);
    if (!rows) return response.writeHead(404).end('{"error":"the day is not closed yet"}');
    return response
      .writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'x-rows': String(rows.length) })
      .end(toCsv(rows));
  }

  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(feed, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
