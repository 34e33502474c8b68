import { setTimeout as wait } from 'node:timers/promises';
import { startSession } from '../server/src/accounts/start-session.ts';
import { createTokens } from '../server/src/platform/http/access-tokens.ts';
import { fillMarket } from './fill-market.ts';
import { IMPORTS_MARKET } from './imports/market.ts';
import { isKept } from './load/judge-load.ts';
import { type LoadResult, type Shot, sendOpenly } from './load/send-openly.ts';
import { envOfEach, startApi } from './load/start-api.ts';
import { makeSeller } from './make-seller.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';

const PEOPLE = 20;
const RATES = [100, 300, 600] as const;
const PROCESSES = [1, 4] as const;
const SECONDS = 10;
const REST_SECONDS = 10;
/** What a quiet product is asked before and after. */
const QUIET = { perSecond: 20, seconds: 5 } as const;

export const LOAD_BEFORE = `Market: ${IMPORTS_MARKET.queries.toLocaleString('en')} queries × ${IMPORTS_MARKET.days} days, ${PEOPLE} people. Requests are sent at a fixed rate whether or not
earlier ones are answered (account, cabinets, limits, tags, wallet; two in ten are pages of the table), for ${SECONDS} s; generator,
engines and servers share the machine. After a rest of ${REST_SECONDS} s the idle product is measured again.`;

export const LOAD_AFTER = `Beyond the limit surplus requests are refused before their session is looked up: heavy reads after 25 ms without a place,
small ones after 50 ms, once there is a crowd or a request was refused in the last second (docs/decisions/0037). A read with
a place is refused after 1.5 s if ClickHouse is out of memory. A refusal without Retry-After counts as a failure.`;

async function makeShots({ context }: Bench): Promise<Shot[]> {
  const tokens = await createTokens(context.secrets);
  const shots: Shot[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const { userId, cabinetId } = await makeSeller(context, `Load ${n}`);
    const device = { address: '127.0.0.1', userAgent: null };
    const { sessionId } = await startSession(context.db, { userId, isPersistent: false, device });
    const token = await tokens.sign({ userId, sessionId });
    const page = {
      cabinetId,
      marketplace: 'ozon',
      cityId: 0,
      queries: [],
      contains: '',
      isEmptyHidden: false,
      from: '2026-02-01',
      to: '2026-02-28',
      window: 28,
      sort: 'count',
      direction: 'desc',
      page: 1 + (n % 5),
      pageSize: 50,
    };
    const small: Shot[] = [
      { method: 'GET', path: 'user/getMyInfo', token },
      { method: 'GET', path: 'ozonCabinet/getMy', token },
      { method: 'POST', path: 'ozonCabinet/getCabinetLimits', token, body: { cabinetId } },
      { method: 'POST', path: 'ozonCabinet/getCabinetProductTags', token, body: { cabinetId } },
    ];
    shots.push(...small, { method: 'POST', path: 'searchHistory/getStatistics', token, body: page });
    shots.push(...small.slice(0, 3), { method: 'GET', path: 'user/walletInfo', token });
    shots.push({ method: 'POST', path: 'searchHistory/getStatistics', token, body: page });
  }
  return shots;
}

const inText = ({ accepted, refused, failed, acceptedP99, refusedP99, lateP99 }: LoadResult) =>
  [
    `${accepted} accepted, p99 ${acceptedP99.toFixed(0)} ms`,
    refused === 0 ? 'none refused' : `${refused} refused, p99 ${refusedP99.toFixed(0)} ms`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    `generator late by ${lateP99.toFixed(0)} ms`,
  ].join('; ');

/** Open load at three rates, on one process of the api and on four. */
export async function measureLoad(bench: Bench): Promise<Row[]> {
  await fillMarket(bench.context, (line) => console.log(line), IMPORTS_MARKET);
  const shots = await makeShots(bench);
  const rows: Row[] = [];
  for (const processes of PROCESSES) {
    const bare = await Promise.all(Array.from({ length: processes }, () => startApi('bare', {})));
    const env = envOfEach(bench.processEnv, processes);
    const product = await Promise.all(Array.from({ length: processes }, () => startApi('product', env)));
    const [bareOrigins, origins] = [bare, product].map((all) => all.map(({ origin }) => origin));
    try {
      await sendOpenly(origins ?? [], shots, QUIET);
      for (const perSecond of RATES) {
        console.log(`  ${perSecond} a second, ${processes} processes`);
        const quiet = await sendOpenly(origins ?? [], shots, QUIET);
        const plain = await sendOpenly(bareOrigins ?? [], shots, { perSecond, seconds: SECONDS });
        const loaded = await sendOpenly(origins ?? [], shots, { perSecond, seconds: SECONDS });
        await wait(REST_SECONDS * 1000);
        const after = await sendOpenly(origins ?? [], shots, QUIET);
        rows.push({
          what: `${perSecond} requests a second, ${processes === 1 ? 'one process' : `${processes} processes`}`,
          measured: `${inText(loaded)}; quiet p99 ${quiet.acceptedP99.toFixed(0)} ms before, ${after.acceptedP99.toFixed(0)} after`,
          baseline: `bare route: p99 ${plain.acceptedP99.toFixed(0)} ms`,
          ratio: loaded.acceptedP99 / plain.acceptedP99,
          budget:
            'p99 < 300 ms; beyond the limit < 1000 ms, refused within 100 ms, no failure; quiet again after',
          isKept: isKept({ loaded, quiet, after }),
        });
      }
    } finally {
      for (const { stop } of [...bare, ...product]) stop();
    }
  }
  return rows;
}
