// node bench/sandbox.ts: what the simulated outside world costs, each figure against a plain route of the same run.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fastify } from 'fastify';
import * as z from 'zod';
import { type Ask, askAll } from './ask-all.ts';
import { percentile } from './percentile.ts';
import { type Row, writeTable } from './report.ts';
import { listSellerCalls, SELLERS } from './seller-calls.ts';

const SANDBOX = path.join(import.meta.dirname, '../sandbox/src/main.ts');
// Without it the young generation grows to three times of this on a machine with much memory.
const YOUNG = '--max-semi-space-size=8';
const ROUNDS = 5;
const REQUESTS = 6000;
const COLD_SHELVES = 600;
const QUERIES = 40;
const PAST_SHELVES = 600;
const HOURS_OF_A_YEAR = 8760;
const CITIES = [213, 2];
const BUDGET = { searches: 2000, sellerCalls: 500, startMs: 2000, rssMb: 400 };

const Ready = z.looseObject({ url: z.string() });

type Place = { child: ChildProcess; url: string; startMs: number };

/** A process of its own on one core, as the budget says. */
async function start(args: readonly string[]): Promise<Place> {
  const started = performance.now();
  const child = spawn('taskset', ['-c', '0', process.execPath, YOUNG, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', SEED: '1', SPEED: '0', EXIT_WITH_PARENT: '1' },
  });
  const [line] = z.tuple([z.string()]).parse(await once(createInterface({ input: child.stdout }), 'line'));
  const { url } = Ready.parse(JSON.parse(line));
  return { child, url, startMs: performance.now() - started };
}

async function stop({ child }: Place): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function readRssMb({ child }: Place): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const pageOf = (inner: string) =>
  `/storefront/api/composer-api.bx/page/json/v2?url=${encodeURIComponent(inner)}`;
const searchOf = (text: string) =>
  pageOf(`/search/?text=${encodeURIComponent(text)}&deny_category_prediction=true`);

/** Texts that buyers type most, the first ones of the feed of a closed day. */
async function listTexts(url: string, count: number): Promise<string[]> {
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${url}/feed/v1/ozon/query-statistics?day=${day}`, {
    headers: { authorization: 'Bearer demo-feed-key' },
  });
  const table = await answer.text();
  return table
    .split('\n')
    .slice(1, count + 1)
    .map((line) => line.split(',')[0] ?? '');
}

function nextOf(body: string): string | undefined {
  // At the top of the page or inside a paginator, where it is JSON within JSON.
  const found = /\\?"nextPage\\?":\\?"([^"\\]+)/.exec(body)?.[1];
  return found === undefined ? undefined : pageOf(found);
}

/** Three pages of each text in each city, as a client reads them: the next page is where the page says it is. */
async function listMix(url: string, texts: readonly string[]): Promise<Ask[]> {
  const asks: Ask[] = [];
  for (const city of CITIES) {
    for (const text of texts) {
      let next: string | undefined = searchOf(text);
      for (let page = 1; page <= 3 && next !== undefined; page += 1) {
        const headers = `cookie: AREA_ID=${city}\r\n`;
        asks.push({ path: next, headers });
        const answer = await fetch(url + next, { headers: { cookie: `AREA_ID=${city}` } });
        next = nextOf(await answer.text());
      }
    }
  }
  return asks;
}

/** Every text in turn, each time at another hour of the last year, or all at the present one. */
function listShelfAsks(texts: readonly string[], isPast: boolean): Ask[] {
  return Array.from({ length: PAST_SHELVES }, (_, round) => {
    const hoursAgo = isPast ? 1 + ((round * 7919) % HOURS_OF_A_YEAR) : 0;
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const text = encodeURIComponent(texts[round % texts.length] ?? '');
    return { path: `/truth/search?text=${text}&at=${at}`, headers: '' };
  });
}

const repeat = (asks: readonly Ask[], count: number): Ask[] =>
  Array.from({ length: count }, (_, round) => asks[round % asks.length]).flatMap((ask) => ask ?? []);

/** Searches, cold shelves, start and memory of the sandbox with its whole market. */
export async function measureSandbox(): Promise<Row[]> {
  const sandbox = await start([SANDBOX]);
  const texts = await listTexts(sandbox.url, QUERIES + COLD_SHELVES * 2);
  const mix = await listMix(sandbox.url, texts.slice(0, QUERIES));
  const warm = await askAll(sandbox.url, repeat(mix, REQUESTS));
  const bytes = Math.round(warm.bytes / REQUESTS);
  const bare = await start([import.meta.filename, 'bare', String(bytes)]);
  const bareAsk = [{ path: '/', headers: '' }];
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push((await askAll(bare.url, repeat(bareAsk, REQUESTS))).perSecond);
    ours.push((await askAll(sandbox.url, repeat(mix, REQUESTS))).perSecond);
  }
  const coldAsks = texts.slice(QUERIES).map((text) => ({ path: searchOf(text), headers: '' }));
  const cold = await askAll(sandbox.url, coldAsks);
  const past = await askAll(sandbox.url, listShelfAsks(texts.slice(0, QUERIES), true));
  const present = await askAll(sandbox.url, listShelfAsks(texts.slice(0, QUERIES), false));
  const calls = await listSellerCalls(sandbox.url);
  const called: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) called.push((await askAll(sandbox.url, calls)).perSecond);
  const rssMb = await readRssMb(sandbox);
  await Promise.all([stop(sandbox), stop(bare)]);

  const [own, alone] = [percentile(ours, 0.5), percentile(plain, 0.5)];
  const baseline = `bare Fastify route with a body of ${(bytes / 1000).toFixed(0)} KB: ${alone.toFixed(0)}/s`;
  return [
    {
      what: `sandbox: searches, ${QUERIES} popular queries × 3 pages × ${CITIES.length} cities within one minute, one core`,
      measured: `${own.toFixed(0)}/s`,
      baseline,
      ratio: alone / own,
      budget: `at least ${BUDGET.searches}/s`,
      isKept: own >= BUDGET.searches,
    },
    {
      what: `sandbox: first pages of ${coldAsks.length} searches nobody has made before`,
      measured: `${cold.perSecond.toFixed(0)}/s`,
      baseline,
      ratio: alone / cold.perSecond,
      budget: '',
      isKept: null,
    },
    {
      what: `sandbox: shelves with their factors at ${PAST_SHELVES} random hours of the past year`,
      measured: `${past.perSecond.toFixed(0)}/s`,
      baseline: `the same of this hour: ${present.perSecond.toFixed(0)}/s`,
      ratio: present.perSecond / past.perSecond,
      budget: 'as fast as now',
      isKept: past.perSecond > present.perSecond * 0.8,
    },
    {
      what: `sandbox: ${calls.length} Seller API calls of ${SELLERS} sellers (lists, cards, prices, rights), one core`,
      measured: `${percentile(called, 0.5).toFixed(0)}/s`,
      baseline,
      ratio: alone / percentile(called, 0.5),
      budget: `at least ${BUDGET.sellerCalls}/s`,
      isKept: percentile(called, 0.5) >= BUDGET.sellerCalls,
    },
    {
      what: 'sandbox: start with 200,000 queries and 100,000 products',
      measured: `${sandbox.startMs.toFixed(0)} ms`,
      baseline: `the bare route starts in ${bare.startMs.toFixed(0)} ms`,
      ratio: sandbox.startMs / bare.startMs,
      budget: `< ${BUDGET.startMs} ms`,
      isKept: sandbox.startMs < BUDGET.startMs,
    },
    {
      what: 'sandbox: most memory while all of this was requested',
      measured: `${rssMb.toFixed(0)} MB`,
      baseline: `budget ${BUDGET.rssMb} MB`,
      ratio: rssMb / BUDGET.rssMb,
      budget: `< ${BUDGET.rssMb} MB`,
      isKept: rssMb < BUDGET.rssMb,
    },
  ];
}

/** The plain alternative: the same framework, nothing to think about. */
async function serveBare(bytes: number): Promise<void> {
  const app = fastify();
  const body = JSON.stringify({ text: 'я'.repeat(Math.round(bytes / 2)) });
  app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${JSON.stringify({ url })}\n`);
}

if (import.meta.main) {
  const [order, bytes] = process.argv.slice(2);
  if (order === 'bare') await serveBare(Number(bytes));
  else console.log(writeTable(await measureSandbox()));
}
