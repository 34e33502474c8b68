import path from 'node:path';
import { percentile } from '../percentile.ts';
import type { Row } from '../report.ts';
import { fillPlain } from './fill-plain.ts';
import { PLAIN_QUESTIONS } from './list-plain-questions.ts';
import { openDuckDb } from './open-duckdb.ts';
import { openPlainClickHouse } from './plain-clickhouse.ts';

const ROUNDS = 5;
/** What takes seconds is measured twice. */
const ENOUGH_MS = 3000;

type Place = { url: string; folder: string; memoryMb: number; cabinetId: number };
type Answers = (sql: string) => Promise<unknown[]>;

/** The middle of some rounds in milliseconds, and how many rows were answered. */
async function measureOne(rows: Answers, sql: string): Promise<{ ms: number; count: number }> {
  const { length: count } = await rows(sql);
  const times: number[] = [];
  for (let spent = 0; times.length < 2 || (times.length < ROUNDS && spent < ENOUGH_MS); ) {
    const started = performance.now();
    await rows(sql);
    const ms = performance.now() - started;
    times.push(ms);
    spent += ms;
  }
  return { ms: percentile(times, 0.5), count };
}

/** Adds to the rows of the questions how long the same takes from plain tables of raw rows, in both engines. */
export async function addPlain(
  rows: readonly Row[],
  place: Place,
  say: (line: string) => void,
): Promise<Row[]> {
  const folder = path.join(place.folder, 'plain');
  const clickhouse = openPlainClickHouse(place.url);
  const duckdb = await openDuckDb(folder, place.memoryMb);
  try {
    await fillPlain(clickhouse, duckdb, { cabinetId: place.cabinetId, folder });
    const added: Row[] = [];
    for (const row of rows) {
      const sql = PLAIN_QUESTIONS[row.what];
      if (sql === undefined) {
        added.push(row);
        continue;
      }
      const [one, other] = [await measureOne(clickhouse.rows, sql), await measureOne(duckdb.rows, sql)];
      if (one.count !== other.count || one.count === 0)
        throw new Error(`${row.what}: ClickHouse has ${one.count} rows, DuckDB ${other.count}.`);
      const plain = `raw rows: ClickHouse ${one.ms.toFixed(0)} ms, DuckDB ${other.ms.toFixed(0)} ms`;
      say(`  ${row.what}: ${plain}`);
      added.push({ ...row, baseline: `${row.baseline}; ${plain}` });
    }
    return added;
  } finally {
    duckdb.close();
  }
}
