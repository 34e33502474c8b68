import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { serverEnv } from '../scripts/start/server-env.ts';
import { withEngines } from '../scripts/with-engines.ts';
import type { AbTestsTables } from '../server/src/ab-tests/tables.ts';
import { findCabinet } from '../server/src/cabinets/find-cabinet.ts';
import { abTestsPast, listAdvertised } from '../server/src/past/ab-tests.ts';
import type { Context } from '../server/src/platform/context.ts';
import { readEnv } from '../server/src/platform/env.ts';
import { openContext } from '../server/src/platform/open-context.ts';
import type { ProductsTables } from '../server/src/products/tables.ts';
import { fillTest } from '../server/test/builders/fill-test.ts';
import { readNow } from './outside.ts';
import { DEMO } from './people.ts';
import { findUserId, postPoints } from './points.ts';
import { stack } from './stack.ts';

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

/**
 * Two weeks of a test are too long for a story: as the demo's past they are lived through by the worker's functions.
 * Answers the product of the named one.
 */
export async function liveThroughTests(name: string): Promise<number> {
  const before = await readNow();
  return withContext(async (context) => {
    await sql`update tariffs set active_from = active_from - interval '30 days'
      where user_id = (select owner_id from cabinets where id = ${DEMO.cabinetId})`.execute(context.db);
    // The limits of the marketplace pass in real time.
    const refill = setInterval(() => {
      void sql`update quota set taken_at = taken_at - interval '100 seconds'`.execute(context.db);
    }, SECOND_MS / 4);
    const { signal } = new AbortController();
    await abTestsPast.fill(context, { cabinetId: DEMO.cabinetId, before, from: 0, to: 1, signal });
    clearInterval(refill);
    const ended = await context.db
      .withTables<AbTestsTables>()
      .selectFrom('ab_tests')
      .select('sku')
      .where('cabinet_id', '=', DEMO.cabinetId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return ended.sku;
  });
}
