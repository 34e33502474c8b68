import { addDays } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { startSession } from '../server/src/accounts/start-session.ts';
import type { Context } from '../server/src/platform/context.ts';
import { createTokens } from '../server/src/platform/http/access-tokens.ts';
import { fillMarket } from './fill-market.ts';
import { IMPORTS_MARKET } from './imports/market.ts';
import { storeFiles } from './imports/store-file.ts';
import { type LoadResult, type Shot, sendOpenly } from './load/send-openly.ts';
import { startApi } from './load/start-api.ts';
import { makeSeller } from './make-seller.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';

const PEOPLE = 20;
const LINES = 1_000_000;
const MINUTES = 10;
/** More a second than any machine of this size answers. */
const FLOOD = { perSecond: 150, seconds: 15 } as const;
const BEYOND = 2;
/** Longer than the whole run: nothing here renews them. */
const TOKENS_LIVE_MS = 60 * 60_000;
const REST = { perSecond: 5, seconds: 10 } as const;

export const ENGINE_BEFORE = `Market: ${IMPORTS_MARKET.queries.toLocaleString('en')} queries × ${IMPORTS_MARKET.days} days; ${PEOPLE} people in cabinets, one of which has imported ${LINES.toLocaleString('en')}
lines. Only heavy reads: pages in different orders, of different periods and with text filters. The requests
that the product serves a second are measured with a flood of ${FLOOD.perSecond}; then ${BEYOND} times as many are sent for ${MINUTES} minutes. The baseline is an idle product.`;
export const ENGINE_AFTER = `An engine that has been up for longer than the load took was not restarted.`;

async function makeShots({ context }: Bench): Promise<Shot[]> {
  const tokens = await createTokens(context.secrets);
  const { lastDay } = IMPORTS_MARKET;
  const shots: Shot[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const { userId, cabinetId } = await makeSeller(context, `Engine ${n}`);
    if (n === 0) await storeFiles(context, { cabinet: cabinetId, from: 0, to: LINES, lastDay });
    const device = { address: '127.0.0.1', userAgent: null };
    const { sessionId } = await startSession(context.db, { userId, isPersistent: false, device });
    const token = await tokens.sign({ userId, sessionId, until: new Date(Date.now() + TOKENS_LIVE_MS) });
    const page = {
      cabinetId,
      marketplace: 'ozon',
      cityId: 0,
      queries: [],
      contains: '',
      isEmptyHidden: false,
      from: addDays(lastDay, -27),
      to: lastDay,
      window: 28,
      sort: 'count',
      direction: 'desc',
      page: 1 + n,
      pageSize: 50,
    };
    const older = { from: addDays(lastDay, -30), to: addDays(lastDay, -3) };
    const pages = [page, { ...page, sort: 'gmv' }, { ...page, sort: 'query' }, { ...page, ...older }];
    for (const body of [...pages, { ...page, contains: 'плат', page: 1 }])
      shots.push({ method: 'POST', path: 'searchHistory/getStatistics', token, body });
  }
  return shots;
}

const Uptime = z.object({ seconds: z.int() });

async function readUptime({ clickhouse }: Context): Promise<number> {
  const [found] = await clickhouse.rows('uptime', 'select toUInt32(uptime()) as seconds', {}, Uptime);
  return found?.seconds ?? 0;
}

const inText = ({ accepted, refused, failed, acceptedP99, refusedP99 }: LoadResult) =>
  `${accepted} accepted, p99 ${acceptedP99.toFixed(0)} ms; ${refused} refused, p99 ${refusedP99.toFixed(0)} ms; ${failed} failed`;

/** Whether any load ends the engine or shows in an answer that is neither a result nor "ask again". */
export async function measureEngine(bench: Bench): Promise<Row[]> {
  await fillMarket(bench.context, (line) => console.log(line), IMPORTS_MARKET);
  const shots = await makeShots(bench);
  const server = await startApi('product', bench.processEnv);
  const send = (how: { perSecond: number; seconds: number }) => sendOpenly([server.origin], shots, how);
  try {
    await send(REST);
    const quiet = await send(REST);
    const flood = await send(FLOOD);
    const served = flood.accepted / FLOOD.seconds;
    const perSecond = Math.ceil(served * BEYOND);
    console.log(`  ${served.toFixed(0)} a second are served; ${perSecond} are sent for ${MINUTES} minutes`);
    const begun = performance.now();
    const loaded = await send({ perSecond, seconds: MINUTES * 60 });
    const seconds = (performance.now() - begun) / 1000;
    const uptime = await readUptime(bench.context);
    const after = await send(REST);
    return [
      {
        what: `${perSecond} heavy reads a second for ${MINUTES} minutes`,
        measured: `${inText(loaded)}; ${served.toFixed(0)} a second served before; engine up for ${uptime} s of ${seconds.toFixed(0)} s`,
        baseline: `quiet: p99 ${quiet.acceptedP99.toFixed(0)} ms before, ${after.acceptedP99.toFixed(0)} ms after`,
        ratio: loaded.acceptedP99 / quiet.acceptedP99,
        budget: 'no restart, no failure, p99: accepted < 1000 ms, refused < 100 ms',
        isKept:
          uptime >= seconds && loaded.failed === 0 && loaded.acceptedP99 < 1000 && loaded.refusedP99 < 100,
      },
    ];
  } finally {
    server.stop();
  }
}
