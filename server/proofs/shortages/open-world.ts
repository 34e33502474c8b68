import path from 'node:path';
import { startClickHouse } from '../../../scripts/engines/start-clickhouse.ts';
import { type Engine, startPostgres } from '../../../scripts/engines/start-postgres.ts';
import { CLICKHOUSE_DATABASE } from '../../src/platform/env.ts';
import { migrateClickHouse, migratePostgres } from '../../src/platform/migrations.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';

/** What an empty cluster takes with its log, and some of what is written meanwhile. */
const POSTGRES_MB = 400;
const CLICKHOUSE_MB = 200;
const BUDGET_MB = 600;

export type ShortWorld = {
  app: TestApp;
  cabinet: Awaited<ReturnType<typeof makeCabinet>>;
  postgres: { engine: Engine; disk: SmallDisk };
  clickhouse: { engine: Engine; disk: SmallDisk };
  close(): Promise<void>;
};

/** The product on engines of its own, each on a small disk of its own. */
export async function openShortWorld(): Promise<ShortWorld> {
  const [rows, columns] = [makeSmallDisk(POSTGRES_MB), makeSmallDisk(CLICKHOUSE_MB)];
  const engines: Engine[] = [];
  async function end() {
    await Promise.all(engines.map((engine) => engine.stop()));
    for (const disk of [rows, columns]) disk.remove();
  }
  async function keep(starting: Promise<Engine>): Promise<Engine> {
    const engine = await starting;
    engines.push(engine);
    return engine;
  }
  const log = () => undefined;
  try {
    const [postgres, clickhouse] = await Promise.all([
      keep(startPostgres({ dir: path.join(rows.path, 'postgres'), log })),
      keep(startClickHouse({ dir: path.join(columns.path, 'clickhouse'), log, budgetMb: BUDGET_MB })),
    ]);
    await Promise.all([
      migratePostgres(postgres.url),
      migrateClickHouse(clickhouse.url, CLICKHOUSE_DATABASE),
    ]);
    const env = { DATABASE_URL: postgres.url, CLICKHOUSE_URL: clickhouse.url, CLICKHOUSE_DATABASE };
    // One person asks everything here.
    const app = await startTestApp({ env: { ...env, REQUESTS_PER_MINUTE: 1_000_000 } });
    return {
      app,
      cabinet: await makeCabinet(app),
      postgres: { engine: postgres, disk: rows },
      clickhouse: { engine: clickhouse, disk: columns },
      close: async () => {
        await app.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
