import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { movedClock } from '../server/src/platform/clock.ts';
import type { Context } from '../server/src/platform/context.ts';
import { askAs } from './ask-as.ts';
import { measure } from './measure.ts';
import type { Bench } from './open-bench.ts';
import { fillHistory } from './positions-storage/fill-history.ts';
import { listReads } from './positions-storage/list-reads.ts';
import { type Followed, prepareCabinet } from './positions-storage/prepare-cabinet.ts';
import type { Row } from './report.ts';
import { measureAlone } from './tools/measure-alone.ts';

/** An afternoon: today has both checks and a rest that is to come. */
const NOW = new Date('2026-03-01T13:00:00Z');
/** Days of the small cabinet, of the large one, and of ten others beside them. */
const SIZES = {
  whole: { small: 365, large: 90, others: 34, fewest: 100_000_000 },
  quick: { small: 28, large: 7, others: 2, fewest: 0 },
};
const OTHERS = 10;
const FIRST_OTHER = 1_000_000;
const SCAN_ROUNDS = 15;

export const STORAGE_BEFORE = `Observations of a cabinet of 10 products × 40 queries every five minutes for a year, of one of 500 products × 10 queries every half hour
for 90 days, and of ten others like the first for 34 days; made by the engine, rolled up as those of the pipeline are.`;

export const STORAGE_AFTER = `A row is a whole request: session, rights, every statement, the checked answer.`;

const TableSize = z.object({ table: z.string(), bytes: z.number(), rows: z.number() });

/** Merges that insertion has left to do would be measured too. */
async function restEngine({ clickhouse }: Context): Promise<void> {
  for (;;) {
    const [row] = await clickhouse.rows(
      'merges',
      'select count() as n from system.merges',
      {},
      z.object({ n: z.int() }),
    );
    if (row?.n === 0) return;
    await wait(1000);
  }
}

async function measureBytes({ clickhouse }: Context, fewest: number): Promise<Row> {
  const tables = await clickhouse.rows(
    'bytes of positions',
    `select table, sum(bytes_on_disk) as bytes, sum(rows) as rows from system.parts
    where database = currentDatabase() and active and table like 'pos%' group by table order by bytes desc`,
    {},
    TableSize,
  );
  const observations = tables.find(({ table }) => table === 'position_checks_raw')?.rows ?? 0;
  const each = (bytes: number) => (bytes / observations).toFixed(2);
  const whole = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const raw = tables.find(({ table }) => table === 'position_checks_raw')?.bytes ?? 0;
  return {
    what: `stored: ${(observations / 1e6).toFixed(1)} million observations`,
    measured: `${each(whole)} bytes each, ${(whole / 1e6).toFixed(0)} MB (${tables.map(({ table, bytes }) => `${table} ${each(bytes)}`).join(', ')})`,
    baseline: `without rollups: ${each(raw)} bytes`,
    ratio: whole / raw,
    budget: `≥ ${fewest / 1e6} million`,
    isKept: observations >= fewest,
  };
}

async function scanSpeed({ context, costs }: Bench, cabinetId: number): Promise<number> {
  const scan = () =>
    context.clickhouse.rows(
      'bare scan',
      'select toFloat64(sum(place) + max(toUnixTimestamp(ts))) as sum from position_checks_raw where cabinet = {cabinet:UInt32}',
      { cabinet: cabinetId },
      z.object({ sum: z.number() }),
    );
  const { p50, bytesRead } = await measure(costs, SCAN_ROUNDS, scan);
  return bytesRead / p50;
}

async function fill(context: Context, say: (line: string) => void, size: (typeof SIZES)['whole']) {
  say('Preparing cabinets…');
  const ten = { name: 'Bench: 10 products', products: 10, groups: 1, queriesOfGroup: 40 };
  const hundreds = { name: 'Bench: 500 products', products: 500, groups: 50, queriesOfGroup: 10 };
  const small = await prepareCabinet(context, ten);
  const large = await prepareCabinet(context, hundreds);
  say('Filling observations…');
  const follow = ({ cabinetId, termIds }: Followed) => ({ cabinetId, termIds });
  await fillHistory(context, { ...follow(small), ...ten, stepMinutes: 5, days: size.small }, NOW);
  await fillHistory(context, { ...follow(large), ...hundreds, stepMinutes: 30, days: size.large }, NOW);
  for (let other = 0; other < OTHERS; other += 1) {
    const cabinetId = FIRST_OTHER + other;
    const termIds = small.termIds.map((id) => id + cabinetId * 100);
    await fillHistory(context, { ...ten, cabinetId, termIds, stepMinutes: 5, days: size.others }, NOW);
  }
  await restEngine(context);
  return { small, large };
}

/** What is stored of position checks and how soon every screen reads it. */
export async function measurePositionsStorage(
  bench: Bench,
  say: (line: string) => void,
  isQuick: boolean,
): Promise<Row[]> {
  const size = SIZES[isQuick ? 'quick' : 'whole'];
  const context = { ...bench.context, clock: movedClock(NOW) };
  const { small, large } = await fill(context, say, size);
  const [asSmall, asLarge] = [await askAs(context, small.userId), await askAs(context, large.userId)];
  try {
    const reads = listReads({ ...asSmall, cabinet: small }, { ...asLarge, cabinet: large }, NOW, size.small);
    const bytesPerMs = await scanSpeed(bench, small.cabinetId);
    return [await measureBytes(context, size.fewest), ...(await measureAlone(bench, reads, bytesPerMs, say))];
  } finally {
    await asSmall.close();
    await asLarge.close();
  }
}
