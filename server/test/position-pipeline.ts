import { getCollectors } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { createStorefront, type Storefront } from '../src/integrations/storefront/create-storefront.ts';
import type { Env } from '../src/platform/env.ts';
import { checkPositions } from '../src/positions/checking/check-positions.ts';
import { storeObservations } from '../src/positions/checking/store-observations.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeCabinet } from './builders/factories.ts';
import { startTinyStorefront, type TinyStorefront } from './fakes/tiny-storefront.ts';

export const MOSCOW = 1;
export const MINUTE = 60_000;

const Stored = z.object({
  product: z.int(),
  outcome: z.string(),
  place: z.nullable(z.int()),
  places_read: z.int(),
});

export type PositionPipeline = {
  app: TestApp;
  tiny: TinyStorefront;
  cabinet: Awaited<ReturnType<typeof makeCabinet>>;
  /** A new cabinet, empty shelves, no pauses; what earlier tests tracked is never due again. */
  begin(): Promise<void>;
  track(sku: number, queries: string[]): ReturnType<typeof addEntry>;
  /** Soon gives up: for a storefront that hangs, where nothing else is to be answered. */
  impatient(): Storefront;
  /** What is due is checked, in one job of a worker. */
  check(storefront?: Storefront): Promise<void>;
  /** The same, carried on to ClickHouse. Answers how many pages of shelves were asked for. */
  run(storefront?: Storefront): Promise<number>;
  /** To the moment when the next check falls due. */
  moveToDue(): Promise<void>;
  listStored(): Promise<z.output<typeof Stored>[]>;
  listOutcomes(): Promise<string[]>;
  /** The line about positions in the cabinet. */
  getLine(): Promise<unknown>;
  close(): Promise<void>;
};

/** Everything from the plan to ClickHouse, with a storefront of a few shelves and a clock moved by hand. */
export async function startPositionPipeline(env: Partial<Env> = {}): Promise<PositionPipeline> {
  const tiny = await startTinyStorefront();
  const app = await startTestApp({ env: { ...env, STOREFRONT_URL: tiny.url } });
  const { context } = app;
  let cabinet = await makeCabinet(app);

  const usual = () => createStorefront({ baseUrl: tiny.url, send: context.send });

  async function check(storefront = usual()) {
    await checkPositions(context, storefront, cabinet.id, new AbortController().signal);
  }

  async function listStored() {
    return context.clickhouse.rows(
      'test: stored',
      'select product, outcome, place, places_read from position_checks_raw where cabinet = {cabinet:UInt32} order by ts, term_id, product',
      { cabinet: cabinet.id },
      Stored,
    );
  }

  return {
    app,
    tiny,
    get cabinet() {
      return cabinet;
    },
    begin: async () => {
      tiny.shelves.clear();
      tiny.interfere(undefined);
      tiny.requests.length = 0;
      await sql`delete from storefront_pauses`.execute(context.db);
      await sql`delete from quota`.execute(context.db);
      await sql`update position_checks set retry_at = 'infinity', next_due_at = 'infinity'`.execute(
        context.db,
      );
      cabinet = await makeCabinet(app);
    },
    impatient: () =>
      createStorefront({ baseUrl: tiny.url, send: context.send }, { pageMs: 200, shelfMs: 1000 }),
    track: (sku, queries) => addEntry(context, { cabinetId: cabinet.id, sku, cityId: MOSCOW, queries }),
    check,
    run: async (storefront) => {
      tiny.requests.length = 0;
      await check(storefront);
      await storeObservations(context);
      return tiny.requests.filter((path) => path.startsWith('/search/')).length;
    },
    moveToDue: async () => {
      const { rows } = await sql<{ at: Date }>`
        select max(next_due_at) as at from position_checks where cabinet_id = ${cabinet.id}`.execute(
        context.db,
      );
      app.clock.set(rows[0]?.at ?? app.clock.now());
    },
    listStored,
    listOutcomes: async () => (await listStored()).map((row) => row.outcome),
    getLine: async () => {
      const { collectors } = await app.call(getCollectors, { cabinetId: cabinet.id }, cabinet.owner.token);
      return collectors.find((line) => line.collector === 'positions');
    },
    close: async () => {
      await app.close();
      await tiny.close();
    },
  };
}
