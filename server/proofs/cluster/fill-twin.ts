import type { ClickHouse } from '../../src/platform/clickhouse/client.ts';
import { foldSpellings } from '../../src/queries/spelling/fold-spellings.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { fillCabinet } from '../../test/builders/full-cabinet.ts';
import { ALL_QUERIES, BEGIN, type Filled, LAST_DAY } from '../../test/builders/full-cabinet-rows.ts';
import { loadMarket } from '../../test/builders/query-days.ts';
import { READING_ROUTES, readingInput } from '../../test/every-reading.ts';
import { startTinyFeed } from '../../test/fakes/tiny-feed.ts';
import { ask } from '../ask.ts';
import { createTwin, type Sent } from './twin.ts';
import { workOnTwin } from './work-on-twin.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
/** With slips, so that spellings are found. */
const MARKET = [...ALL_QUERIES, 'чайник электрический', 'чайник электричиский', 'электрический чайник'];

export type TwinSize = {
  cabinets: 1 | 2;
  days: number;
  /** Of one statement, with other parameters. */
  ofEach: number;
  /** A market in the place of the small one. */
  fillMarket?: (app: TestApp) => Promise<void>;
};

export type Twin = {
  app: TestApp;
  node: ClickHouse;
  cabinets: readonly Filled[];
  /** Of the owner of the cabinets. */
  token: string;
  sent(): Sent[];
  /** Every reading screen of the cabinet. */
  read(): Promise<void>;
  close(): Promise<void>;
};

/** The product with a market and two full cabinets, whatever it stores being stored on the cluster as well. */
export async function fillTwin(cluster: ClickHouse, size: TwinSize): Promise<Twin> {
  const feed = await startTinyFeed();
  let made: { node: ClickHouse; sent(): Sent[] } | undefined;
  const app = await startTestApp({
    now: BEGIN,
    env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key', REQUESTS_PER_MINUTE: 1_000_000 },
    between: (node) => {
      const twin = createTwin(node, cluster, size.ofEach);
      made = { node, sent: twin.sent };
      return twin.clickhouse;
    },
  });
  if (!made) throw new Error('The application has connected no ClickHouse.');
  const { id, owner } = await makeCabinet(app);
  app.clock.set(NOW);
  if (size.fillMarket) await size.fillMarket(app);
  else await loadMarket(app, feed, { queries: MARKET, last: LAST_DAY, days: size.days });
  await foldSpellings(app.context);
  const cabinets: Filled[] = [await fillCabinet(app, { id, owner, mark: 'ромашка', factor: 1 })];
  if (size.cabinets === 2) {
    const other = await makeCabinet(app, { owner, isAdditional: true });
    cabinets.push(await fillCabinet(app, { id: other.id, owner, mark: 'василёк', factor: 2 }));
  }
  for (const cabinet of cabinets) await workOnTwin(app, cabinet.id);
  return {
    app,
    ...made,
    cabinets,
    token: owner.token,
    read: async () => {
      for (const cabinet of cabinets)
        for (const route of READING_ROUTES)
          await ask(app.server, { route, input: readingInput(route, cabinet), token: owner.token });
    },
    close: async () => {
      await app.close();
      await feed.stop();
    },
  };
}
