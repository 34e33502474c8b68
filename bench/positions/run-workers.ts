import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { storeObservations } from '../../server/src/positions/checking/store-observations.ts';
import { startProduct } from '../../server/test/processes/product-process.ts';
import type { Bench } from '../open-bench.ts';
import { processorMs, processorOfAll } from '../tools/processes.ts';
import { beginSchedule, countEndedSlots, PRODUCTS } from './fill-schedule.ts';

export type BenchStorefront = { url: string; child: ChildProcess };

export async function startStorefront(delayMs: number): Promise<BenchStorefront> {
  const file = path.join(import.meta.dirname, 'storefront-child.ts');
  const child = spawn(process.execPath, [file, String(delayMs)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const line: unknown = (await once(createInterface({ input: child.stdout }), 'line'))[0];
  return { url: z.url().parse(line), child };
}

const Counted = z.object({ rows: z.int(), slots: z.int(), within: z.int(), late: z.array(z.number()) });

const COUNT = `
select
  count() as rows,
  uniqExact(term_id, city, product, ts) as slots,
  countIf(ts + late_seconds >= fromUnixTimestamp({from:Int64}) and ts + late_seconds < fromUnixTimestamp({to:Int64})) as within,
  quantilesExact(0.5, 0.99, 1)(late_seconds) as late
from position_checks_raw`;

export type Run = {
  perSecond: number;
  /** Median, 99 of 100, the latest one, in seconds. */
  late: readonly number[];
  doubles: number;
  /** Ended slots that are neither stored nor named as missed. */
  lost: number;
  missed: number;
  /** Of the workers and of PostgreSQL for a thousand observations, milliseconds. */
  processor: { workers: number; postgres: number };
};

export type Order = {
  url: string;
  workers: number;
  cabinets: number;
  slots: 0 | 1;
  warmUpSeconds: number;
  seconds: number;
};

/** Real workers at a plan for a while; what they ended is then counted. */
export async function runWorkers(
  { context, postgresPid }: Pick<Bench, 'context' | 'postgresPid'>,
  order: Order,
): Promise<Run> {
  const { url, workers, cabinets, slots, warmUpSeconds, seconds } = order;
  const begun = { now: new Date(), cabinets, slots };
  await beginSchedule(context, begun);
  const env = { ...context.env, STOREFRONT_URL: url };
  const started = await Promise.all(
    Array.from({ length: workers }, () => startProduct({ context: { env } }, 'worker')),
  );
  await wait(warmUpSeconds * 1000);
  const from = Math.ceil(Date.now() / 1000);
  const readProcessor = () => ({
    workers: started.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    postgres: processorOfAll(postgresPid),
  });
  const before = readProcessor();
  await wait(seconds * 1000);
  const after = readProcessor();
  await Promise.all(started.map((worker) => worker.stop()));
  await storeObservations(context);
  const parameters = { from, to: from + seconds };
  const [counted] = await context.clickhouse.rows('count observations', COUNT, parameters, Counted);
  if (!counted) throw new Error('A count without an answer.');
  const { ended, missed } = await countEndedSlots(context, begun);
  return {
    perSecond: counted.within / seconds,
    late: counted.late,
    doubles: counted.rows - counted.slots,
    lost: (ended - missed) * PRODUCTS - counted.slots,
    missed,
    processor: {
      workers: ((after.workers - before.workers) / counted.within) * 1000,
      postgres: ((after.postgres - before.postgres) / counted.within) * 1000,
    },
  };
}
