import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { downloadExport, listExports, removeExport } from '@vitrina/contract/exports.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { makeExportJob } from '../../src/exports/make-export.job.ts';
import { type MakeFile, makeExport } from '../../src/exports/make-export.ts';
import { startExport } from '../../src/exports/start-export.ts';
import type { TestApp } from '../app.ts';
import { makeCabinet, type TestUser } from './factories.ts';

type Owner = { cabinetId: number; userId: number };

export async function orderExport(app: TestApp, owner: Owner, name = 'table.csv'): Promise<string> {
  const order = { ...owner, kind: 'test', request: { rows: 2 }, name, format: 'csv', rowsTotal: 2 } as const;
  return (await startExport(app.context, order)).exportId;
}

/** Makes it as a worker does that has got the job. */
export async function workOn(app: TestApp, exportId: string, make: MakeFile, stopping?: AbortSignal) {
  await makeExport(app.context, { test: make }, exportId, stopping);
}

export const twoLines: MakeFile = async function* (_context, { progress }) {
  progress(1, 2);
  yield await Promise.resolve('первая\n');
  progress(2, 2);
  yield 'вторая\n';
};

/** What `twoLines` makes. */
export const TWO_LINES = 'первая\nвторая\n';

/** Far longer than anything here takes, on a machine that is busy with other tests. */
export const PATIENCE = { timeout: 20_000 };

/** Somebody with a cabinet, and what they can do with their files by the routes. */
export async function openOffice(app: TestApp) {
  const cabinet = await makeCabinet(app);
  const user = cabinet.owner;
  const cabinetId = cabinet.id as CabinetId;
  const list = async (by = user) => (await app.call(listExports, { cabinetId }, by.token)).exports;
  return {
    user,
    cabinetId,
    owner: { cabinetId, userId: user.id },
    list,
    stateOf: async (exportId: string) => (await list()).find(({ id }) => id === exportId)?.state,
    download: (exportId: string, by: TestUser = user) =>
      app.inject(downloadExport, { cabinetId, exportId }, by.token),
    remove: (exportId: string, by: TestUser = user) =>
      app.inject(removeExport, { cabinetId, exportId }, by.token),
  };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;

async function countRows(app: TestApp, statement: ReturnType<typeof sql<{ count: number }>>) {
  return (await statement.execute(app.context.db)).rows[0]?.count ?? -1;
}

export function countPieces(app: TestApp, exportId: string): Promise<number> {
  return countRows(app, sql`select count(*) from export_pieces where export_id = ${exportId}`);
}

/** Jobs that wait for a worker. */
export function countJobs(app: TestApp, exportId: string): Promise<number> {
  return countRows(
    app,
    sql`select count(*) from jobs.job
      where name = ${makeExportJob.name} and data->>'exportId' = ${exportId} and state = 'created'`,
  );
}

/** As if its worker had not been heard of for a minute. */
export async function silence(app: TestApp, exportId: string): Promise<void> {
  await sql`update exports set beat_at = now() - interval '1 minute' where id = ${exportId}`.execute(
    app.context.db,
  );
}

/** The events told about exports, in their order. */
export async function listExportNotifications(app: TestApp, userId: number): Promise<object[]> {
  const { rows } = await sql<{ event: object }>`
    select event from notifications where user_id = ${userId} and event->>'kind' like 'export%'
    order by id`.execute(app.context.db);
  return rows.map(({ event }) => event);
}

/** A process of its own gets to the middle of an export, is looked at there, and is killed. */
export async function killHalfway(
  { context }: TestApp,
  exportId: string,
  look: () => Promise<void>,
): Promise<void> {
  const env = Object.entries({ ...context.env, EXPORT_ID: exportId });
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../processes/make-export-child.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...Object.fromEntries(env.map(([name, value]) => [name, String(value)])) },
    },
  );
  const exit = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) if (line === 'halfway') break;
    await look();
  } finally {
    child.kill('SIGKILL');
    await exit;
  }
}
