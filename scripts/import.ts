// npm run import -- <file…>: takes queries with frequencies from files; `usage` below lists what may be said of them.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Marketplace } from '../packages/contract/src/ids.ts';
import { ImportAnswers } from '../packages/contract/src/query-imports.ts';
import { findCabinet } from '../server/src/cabinets/find-cabinet.ts';
import { connectClickHouse } from '../server/src/platform/clickhouse.ts';
import { machineClock } from '../server/src/platform/clock.ts';
import { CLICKHOUSE_DATABASE } from '../server/src/platform/env.ts';
import { migrateClickHouse, migratePostgres } from '../server/src/platform/migrations.ts';
import { connectLocks } from '../server/src/platform/locks.ts';
import { connectPostgres } from '../server/src/platform/postgres.ts';
import { Problem } from '../server/src/platform/problem.ts';
import { importQueries } from '../server/src/search-history/query-imports/import-queries.ts';
import { describeRefusal } from './import/describe-refusal.ts';
import { formatReport } from './import/format-report.ts';
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
  await migrateClickHouse(urls.CLICKHOUSE_URL, CLICKHOUSE_DATABASE);
  const { db, close } = connectPostgres(urls.DATABASE_URL, { maxConnections: 4 });
  const clickhouse = connectClickHouse(urls.CLICKHOUSE_URL, CLICKHOUSE_DATABASE);
  const locks = connectLocks(urls.DATABASE_URL);
  const context = { db, clickhouse, clock: machineClock, locks };
  try {
    if (cabinetId !== null && !(await findCabinet(context, cabinetId)))
      throw new Error(`There is no cabinet ${cabinetId}.`);
    for (const file of files) {
      const name = path.basename(file);
      try {
        const bytes = await readFile(file);
        const report = await importQueries(context, { cabinetId, marketplace }, { name, bytes }, { answers });
        console.log(`${formatReport(report)}\n`);
        if (report.questions.length > 0) process.exitCode = 1;
      } catch (error) {
        // The next file may be a good one.
        if (!(error instanceof Problem) && !isMissingFile(error)) throw error;
        console.error(`${error instanceof Problem ? describeRefusal(name, error) : sentenceOf(error)}\n`);
        process.exitCode = 1;
      }
    }
  } finally {
    await locks.close();
    await clickhouse.close();
    await close();
  }
}

function isMissingFile(error: unknown): error is Error & { path: string } {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
}

function sentenceOf(error: unknown): string {
  if (isMissingFile(error)) return `There is no file ${error.path}.`;
  return error instanceof Error ? error.message : String(error);
}

try {
  const asked = readArguments();
  await withEngines(asked.data, (urls) => importAll(urls, asked));
} catch (error) {
  fail(sentenceOf(error));
}
