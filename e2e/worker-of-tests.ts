import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { serverEnv } from '../scripts/start/server-env.ts';
import { withEngines } from '../scripts/with-engines.ts';
import type { AbTestsTables } from '../server/src/ab-tests/tables.ts';
import { findCabinet } from '../server/src/cabinets/find-cabinet.ts';
import type { CardsTables } from '../server/src/cards/tables.ts';
import { listAdvertised } from '../server/src/past/ab-tests.ts';
import type { Context } from '../server/src/platform/context.ts';
import { readEnv } from '../server/src/platform/env.ts';
import { openContext } from '../server/src/platform/open-context.ts';
import type { ProductsTables } from '../server/src/products/tables.ts';
import { fillRadar } from '../server/test/builders/fill-radar.ts';
import { fillTest } from '../server/test/builders/fill-test.ts';
import { playTest } from '../server/test/builders/play-past-test.ts';
import { readNow } from './outside.ts';
import { DEMO } from './people.ts';
import { findUserId, postPoints } from './points.ts';
import { stack } from './stack.ts';

const TWO_DAYS = {
  daysAgo: 3,
  images: 2,
  settings: { strategy: 'views', intervalMinutes: 180, targetViews: 10_000_000, forceFinish: '2.00:00:00' },
} as const;

/** What a worker of the running product may use, in the process of the story. */
async function withContext<Result>(work: (context: Context) => Promise<Result>): Promise<Result> {
  const { data, sandboxUrl, url } = stack();
  return withEngines(data, async (urls) => {
    const source = serverEnv({ ...urls, dataFolder: data, sandboxUrl, smtpPort: 1, publicUrl: url });
    const { context, close } = await openContext(readEnv({ ...source, LOG_LEVEL: 'silent' }), {
      isWorker: false,
    });
    try {
      return await work(context);
    } finally {
      await close();
    }
  });
}

/** Own products of the demo that its campaigns show, the most shown first. */
export function readAdvertisedSkus(): Promise<number[]> {
  return withContext(async (context) => {
    const cabinet = await findCabinet(context, DEMO.cabinetId);
    return cabinet ? (await listAdvertised(context, cabinet)).map(({ sku }) => sku) : [];
  });
}

/** A finished test of the demo, for whoever opens every screen; one that a story has made before does as well. */
export async function requireTest(): Promise<void> {
  const userId = await findUserId(stack().email);
  await postPoints(async (context) => {
    const tables = context.db.withTables<AbTestsTables & ProductsTables>();
    if ((await tables.selectFrom('ab_tests').select('id').executeTakeFirst()) !== undefined) return;
    const { sku } = await tables
      .selectFrom('products')
      .select('sku')
      .where('cabinet_id', '=', DEMO.cabinetId)
      .where('is_external', '=', false)
      .executeTakeFirstOrThrow();
    await fillTest(context, { cabinetId: DEMO.cabinetId, userId }, sku);
  });
}

/** A watched product of the demo with lines of every kind, for whoever opens every screen. */
export function requireRadar(): Promise<void> {
  return withContext(async (context) => {
    const found = await context.db
      .withTables<CardsTables>()
      .selectFrom('radar_changes')
      .select('id')
      .where('cabinet_id', '=', DEMO.cabinetId)
      .executeTakeFirst();
    if (found === undefined) await fillRadar(context, DEMO.cabinetId, await readNow());
  });
}

/** Two days of a test are too long for a story: as the demo's past they are lived through by the worker's functions. */
export async function liveThroughTest(name: string): Promise<{ sku: number }> {
  const until = await readNow();
  return withContext(async (context) => {
    const { cabinetId } = DEMO;
    await sql`update tariffs set active_from = active_from - interval '30 days'
      where user_id = (select owner_id from cabinets where id = ${cabinetId})`.execute(context.db);
    // The limits of the marketplace pass in real time.
    const refill = setInterval(() => {
      void sql`update quota set taken_at = taken_at - interval '100 seconds'`.execute(context.db);
    }, SECOND_MS / 4);
    try {
      await playTest(context, { cabinetId, past: { ...TWO_DAYS, name }, until });
    } finally {
      clearInterval(refill);
    }
    return context.db
      .withTables<AbTestsTables>()
      .selectFrom('ab_tests')
      .select('sku')
      .where('cabinet_id', '=', cabinetId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  });
}
