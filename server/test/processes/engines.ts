import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import * as z from 'zod';
import { findTestFolder } from '../../../scripts/check/test-folder.ts';
import { lockFolder } from '../../../scripts/engines/lock-folder.ts';
import { startClickHouse } from '../../../scripts/engines/start-clickhouse.ts';
import { startPostgres } from '../../../scripts/engines/start-postgres.ts';
import { connectClickHouse } from '../../src/platform/clickhouse/client.ts';

const budgetMb = 1200;

let end: (() => Promise<void>) | undefined;

/** Whose engines these are: a project of Vitest, which calls this as its globalSetup, or a script. */
type Owner = Pick<TestProject, 'name'>;

/** Both engines, started once a run and reused by the next one of the same owner. */
export async function setup({ name }: Owner): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] && process.env['TEST_CLICKHOUSE_URL']) return;
  const folder = takeFolder(findTestFolder(`engines-${name}`));
  const log = (line: string) => console.warn(line);
  const postgres = await startPostgres({ dir: path.join(folder.path, 'postgres'), log, isDurable: false });
  const clickhouse = await startClickHouse({ dir: path.join(folder.path, 'clickhouse'), log, budgetMb });
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_CLICKHOUSE_URL'] = clickhouse.url;
  end = async () => {
    await dropLeftovers(postgres.url, clickhouse.url);
    await Promise.all([postgres.stop(), clickhouse.stop()]);
    folder.leave();
  };
  await dropLeftovers(postgres.url, clickhouse.url);
}

export async function teardown(): Promise<void> {
  await end?.();
}

/** The folder that is kept between runs; a second run at the same time gets one of its own. */
function takeFolder(usual: string): { path: string; leave(): void } {
  mkdirSync(usual, { recursive: true });
  const lock = lockFolder(usual);
  if (!lock.holder) return { path: usual, leave: lock.release };
  const own = mkdtempSync(path.join(tmpdir(), 'vitrina-test-'));
  // As root PostgreSQL runs as another user, who must be able to pass.
  chmodSync(own, 0o711);
  return { path: own, leave: () => rmSync(own, { recursive: true, force: true }) };
}

/** Workers keep theirs for the next file, and a killed run drops nothing: all that would pile up in the kept folder. */
async function dropLeftovers(postgresUrl: string, clickhouseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const left = await client.query<{ name: string }>(
    String.raw`select datname as name from pg_database where datname like 'test\_%'`,
  );
  for (const { name } of left.rows)
    await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
  const clickhouse = connectClickHouse(clickhouseUrl, 'system');
  const rows = await clickhouse.rows(
    'list leftovers',
    String.raw`select name from system.databases where name like 'test\_%'`,
    {},
    z.object({ name: z.string() }),
  );
  for (const { name } of rows) await clickhouse.command('drop a leftover', `drop database "${name}" sync`);
  await clickhouse.close();
}
