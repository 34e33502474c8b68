import { totalmem } from 'node:os';
import path from 'node:path';
import { startClickHouse } from '../engines/start-clickhouse.ts';
import { startPostgres } from '../engines/start-postgres.ts';
import type { House } from './house.ts';
import { readMarketSize } from './market-size.ts';
import { timed } from './timed.ts';

export type EngineUrls = { DATABASE_URL: string; CLICKHOUSE_URL: string };

/** The two engines, side by side. An engine whose URL the caller's environment names is somebody else's to run. */
export async function startEngines(house: House): Promise<EngineUrls> {
  const [database, clickhouse] = await Promise.allSettled([postgresUrl(house), clickhouseUrl(house)]);
  // Both are waited for before a failure is told: the other one would be started behind the back of the stop.
  if (database.status === 'rejected') throw database.reason;
  if (clickhouse.status === 'rejected') throw clickhouse.reason;
  return { DATABASE_URL: database.value, CLICKHOUSE_URL: clickhouse.value };
}

async function postgresUrl(house: House): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const dir = path.join(house.data, 'postgres');
  const logFile = path.join(house.data, 'logs', 'postgres.log');
  const engine = await timed(house, 'PostgreSQL', () =>
    house.own('PostgreSQL', () => startPostgres({ dir, logFile, log: house.say })),
  );
  return engine.url;
}

async function clickhouseUrl(house: House): Promise<string> {
  const given = process.env['CLICKHOUSE_URL'];
  if (given) return given;
  const dir = path.join(house.data, 'clickhouse');
  const isLarge = readMarketSize(house.data) !== undefined;
  const maxMemoryMb = clickhouseMemoryMb(totalmem() / 1024 ** 2, isLarge);
  const onLine = house.logOf('clickhouse');
  const engine = await timed(house, 'ClickHouse', () =>
    house.own('ClickHouse', () => startClickHouse({ dir, maxMemoryMb, onLine, log: house.say })),
  );
  return engine.url;
}

const DEMO_MB = 700;
/** Windows of a million queries are one block each, sorted and joined with their texts. */
const WHOLE_MARKET_MB = 2500;

/** A third of the machine; no more than leaves the whole demo below 1.5 GB, no less than its reports need. */
function clickhouseMemoryMb(machineMb: number, isLarge: boolean): number {
  return Math.round(Math.min(isLarge ? WHOLE_MARKET_MB : DEMO_MB, Math.max(400, machineMb * 0.3)));
}
