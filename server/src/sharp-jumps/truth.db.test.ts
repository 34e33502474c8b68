import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import { getSharpJumps, JUMP_DIRECTIONS } from '@vitrina/contract/sharp-jumps.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { readFeedDay } from '../../test/builders/feed-day.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { loadHistory } from '../queries/load-history.ts';
import { lastReadyDay, normaliseQuery } from '../queries/rules.ts';

const Bursts = z.object({ bursts: z.array(z.object({ query: z.string(), factors: z.array(z.number()) })) });
/** What fails once fails again. */
const NOW = '2026-06-20T09:00:00Z';
const WINDOW = 7;
const PAST_WINDOWS = 12;
/** The screen is asked on several days, a window apart: what is found must not hang on the luck of one week. */
const REQUESTED_DAYS = 5;
const BASE = 300;
/** What stands out on the screen, in usual deviations of a query's weeks. */
const OUT = 3;
/** A burst that alone lifts a week by twice as much stands out unless all the rest moves three deviations against it. */
const CLEAR = 2 * OUT;

let sandbox: Sandbox;
let app: TestApp;
let requested: Day[];
/** The provider's own numbers, by query and day. */
const counts = new Map<string, Map<Day, number>>();

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 1500, products: 300 });
  const { now } = await sandbox.clock({ now: NOW, speed: 0 });
  app = await startTestApp({ now, env: sandbox.env });
  const days = WINDOW * (PAST_WINDOWS + REQUESTED_DAYS);
  await loadHistory(app.context, { marketplace: 'ozon', days, onProgress: () => undefined });
  const last = lastReadyDay(now);
  requested = Array.from({ length: REQUESTED_DAYS }, (_, back) => addDays(last, -WINDOW * back));
  for (const day of listDays(addDays(last, 1 - days), last))
    for (const { query, count } of await readFeedDay(sandbox, 'ozon', day)) {
      const own = counts.get(normaliseQuery(query)) ?? new Map<Day, number>();
      counts.set(normaliseQuery(query), own.set(day, count));
    }
}, 600_000);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const average = (values: readonly number[]) => sum(values) / values.length;

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return average([
    sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    sorted[Math.floor(sorted.length / 2)] ?? 0,
  ]);
}

const searchesOf = (query: string, to: Day) =>
  sum(listDays(addDays(to, 1 - WINDOW), to).map((day) => counts.get(query)?.get(day) ?? 0));

/** A usual week of a query, and how far its weeks lie from each other: by the provider's numbers, not by our code. */
function usualWeek(query: string, day: Day) {
  const weeks = Array.from({ length: PAST_WINDOWS }, (_, back) =>
    searchesOf(query, addDays(day, -WINDOW * (back + 1))),
  );
  const middle = middleOf(weeks);
  const spread = 1.4826 * middleOf(weeks.map((week) => Math.abs(week - middle)));
  return { middle, deviation: Math.max(spread, 0.05 * middle) };
}

type Planted = { query: string; moved: number; stands: number };

/** Queries that anybody notices, whose demand the market was told to move: from week to week, and against a usual week. */
async function listPlanted(day: Day): Promise<Planted[]> {
  const reported = Bursts.parse(await sandbox.truth('bursts', { day, days: String(2 * WINDOW) }));
  return reported.bursts.flatMap(({ query: text, factors }) => {
    const query = normaliseQuery(text);
    if (Math.max(searchesOf(query, day), searchesOf(query, addDays(day, -WINDOW))) < BASE) return [];
    const { middle, deviation } = usualWeek(query, day);
    const [before, after] = [average(factors.slice(0, WINDOW)), average(factors.slice(WINDOW))];
    const inDeviations = (change: number) => (change * middle) / deviation;
    return [{ query, moved: inDeviations(after - before), stands: inDeviations(after - 1) }];
  });
}

async function listShown(cabinet: Awaited<ReturnType<typeof makeCabinet>>, day: Day) {
  const question = { cabinetId: cabinet.id, marketplace: 'ozon' as const, minBase: BASE, day };
  const answers = await Promise.all(
    JUMP_DIRECTIONS.map(async (direction) => {
      const { rows } = await app.call(getSharpJumps, { ...question, direction }, cabinet.owner.token);
      return rows.map((row) => ({ ...row, isUp: direction === 'rise' || direction === 'new' }));
    }),
  );
  return new Map(answers.flat().map((row) => [row.query, row]));
}

test('the jumps and drops that the market was given are found, and stand out from what is usual', async () => {
  const cabinet = await makeCabinet(app);
  const moved: boolean[] = [];
  const standing: boolean[] = [];
  let [shown, out, outAndPlanted, planted] = [0, 0, 0, 0];
  for (const day of requested) {
    const rows = await listShown(cabinet, day);
    const given = await listPlanted(day);
    for (const { query, moved: by } of given.filter((one) => Math.abs(one.moved) >= CLEAR))
      moved.push(rows.get(query)?.isUp === by > 0);
    for (const { query, stands } of given.filter((one) => Math.abs(one.stands) >= CLEAR))
      standing.push((rows.get(query)?.z ?? 0) * Math.sign(stands) >= OUT);
    const noticed = new Set(given.filter(({ stands }) => Math.abs(stands) >= OUT).map(({ query }) => query));
    const outside = [...rows.values()].filter((row) => Math.abs(row.z ?? 0) >= OUT);
    shown += rows.size;
    planted += [...rows.keys()].filter((query) => noticed.has(query)).length;
    out += outside.length;
    outAndPlanted += outside.filter(({ query }) => noticed.has(query)).length;
  }
  // Without enough of them the shares below would say nothing.
  expect(Math.min(moved.length, standing.length)).toBeGreaterThan(30);
  expect(moved.filter(Boolean).length / moved.length).toBeGreaterThan(0.95);
  // Season and chance go on moving a query: against one burst in ten by three deviations, at the very most.
  expect(standing.filter(Boolean).length / standing.length).toBeGreaterThan(0.9);
  // They make queries stand out that were given nothing, too, so precision is told against the rest of the list.
  expect(outAndPlanted / out).toBeGreaterThan((10 * (planted - outAndPlanted)) / (shown - out));
});
