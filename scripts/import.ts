// npm run import -- <file…>: takes queries with frequencies from files; `usage` below lists what may be said of them.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Marketplace } from '../packages/contract/src/ids.ts';
import { ImportAnswers } from '../packages/contract/src/query-imports.ts';
import { findCabinet } from '../server/src/cabinets/find-cabinet.ts';
import { machineClock } from '../server/src/platform/clock.ts';
import { connectColumns, migrateColumns } from '../server/src/platform/cluster/by-env.ts';
import { readEnv } from '../server/src/platform/env.ts';
import { migratePostgres } from '../server/src/platform/migrations.ts';
import { connectPostgres } from '../server/src/platform/postgres/database.ts';
import { connectLocks } from '../server/src/platform/postgres/locks.ts';
import { importFiles } from './import/import-files.ts';
import { type EngineUrls, withEngines } from './with-engines.ts';

const usage = `npm run import -- <file…> [--marketplace ozon|wb|ym] [--cabinet ID] [--data ./data]
  [--day YYYY-MM-DD] [--window DAYS] [--repeated sum|largest] [--as-texts]`;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: {
      marketplace: { type: 'string', default: 'ozon' },
      cabinet: { type: 'string' },
      data: { type: 'string', default: './data' },
      day: { type: 'string' },
      window: { type: 'string' },
      repeated: { type: 'string' },
      'as-texts': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const marketplace = Marketplace.safeParse(values.marketplace);
  const answers = ImportAnswers.safeParse({
    day: values.day,
    windowDays: values.window === undefined ? undefined : Number(values.window),
    repeated: values.repeated,
    areTextsWanted: values['as-texts'],
  });
  if (positionals.length === 0 || !marketplace.success || !answers.success) throw new Error(usage);
  if (values.cabinet !== undefined && !/^\d{1,9}$/.test(values.cabinet)) throw new Error(usage);
  return {
    files: positionals,
    marketplace: marketplace.data,
    answers: answers.data,
    // Without a cabinet the rows are shared with all of them.
    cabinetId: values.cabinet === undefined ? null : Number(values.cabinet),
    data: path.resolve(values.data),
  };
}

async function importAll(
  urls: EngineUrls,
  { files, marketplace, cabinetId, answers }: ReturnType<typeof readArguments>,
) {
  await migratePostgres(urls.DATABASE_URL);
  const env = readEnv({ ...process.env, ...urls });
  await migrateColumns(env);
  const { db, close } = connectPostgres(urls.DATABASE_URL, { maxConnections: 4 });
  const clickhouse = connectColumns(env);
  const locks = connectLocks(urls.DATABASE_URL);
  const context = { db, clickhouse, clock: machineClock, locks };
  try {
    if (cabinetId !== null && !(await findCabinet(context, cabinetId)))
      throw new Error(`There is no cabinet ${cabinetId}.`);
    const owner = { cabinetId, marketplace };
    if (!(await importFiles(files, { context, owner, answers }))) process.exitCode = 1;
  } finally {
    await locks.close();
    await clickhouse.close();
    await close();
  }
}

try {
  const requested = readArguments();
  await withEngines(requested.data, (urls) => importAll(urls, requested));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
