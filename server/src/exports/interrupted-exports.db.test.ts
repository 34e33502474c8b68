import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import {
  countJobs,
  countPieces,
  killHalfway,
  listExportNotifications,
  type Office,
  openOffice,
  orderExport,
  PATIENCE,
  silence,
  TWO_LINES,
  twoLines,
  workOn,
} from '../../test/builders/exports.ts';
import { refusal } from '../../test/refusal.ts';
import { problem } from '../platform/problem.ts';
import type { MakeFile } from './make-export.ts';
import { planExports } from './plan-exports.ts';
import { MOST_ATTEMPTS } from './rules.ts';

let app: TestApp;
let office: Office;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  office = await openOffice(app);
});
afterAll(() => app.close());

describe('a worker that dies', () => {
  test('in the middle leaves no half of a file: the next worker makes it from the start and notifies once', async () => {
    const id = await orderExport(app, office.owner);
    await killHalfway(app, id, async () => {
      await expect
        .poll(() => office.list(), PATIENCE)
        .toMatchObject([{ state: 'running', rowsDone: 50, rowsTotal: 100 }]);
      expect(await countPieces(app, id)).toBe(3);
    });
    // It was heard of a moment ago: nobody takes its place yet.
    await workOn(app, id, twoLines);
    expect((await office.download(id)).body).toEqual(refusal('export.notReady'));
    await silence(app, id);
    await planExports(app.context);
    await planExports(app.context);
    expect(await countJobs(app, id)).toBe(1);
    await workOn(app, id, twoLines);
    expect((await office.download(id)).text).toBe(TWO_LINES);
    expect(await countPieces(app, id)).toBe(1);
    expect(await listExportNotifications(app, office.user.id)).toMatchObject([{ kind: 'exportReady' }]);
  });

  test('and was only slow: what it makes after it was taken over goes nowhere', async () => {
    const id = await orderExport(app, office.owner);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: MakeFile = async function* () {
      await held;
      yield 'old';
    };
    const working = workOn(app, id, slow);
    await expect.poll(() => office.stateOf(id), PATIENCE).toBe('running');
    await silence(app, id);
    await workOn(app, id, twoLines);
    release();
    await working;
    expect((await office.download(id)).text).toBe(TWO_LINES);
    expect(await listExportNotifications(app, office.user.id)).toHaveLength(1);
  });

  test('each time: the file is given up', async () => {
    const id = await orderExport(app, office.owner);
    await sql`update exports set state = 'running', attempt = ${MOST_ATTEMPTS} where id = ${id}`.execute(
      app.context.db,
    );
    await silence(app, id);
    await workOn(app, id, twoLines);
    expect(await office.stateOf(id)).toBe('failed');
    expect(await listExportNotifications(app, office.user.id)).toEqual([
      { kind: 'exportFailed', name: 'table.csv' },
    ]);
  });

  test('because it was asked to: the file is left to another one at once', async () => {
    const id = await orderExport(app, office.owner);
    const stopping = new AbortController();
    const working = workOn(
      app,
      id,
      async function* (_context, { signal }) {
        stopping.abort();
        signal.throwIfAborted();
        yield await Promise.resolve('x');
      },
      stopping.signal,
    );
    await working;
    expect(await office.stateOf(id)).toBe('waiting');
    expect(await listExportNotifications(app, office.user.id)).toEqual([]);
  });
});

describe('what goes wrong', () => {
  const broken: MakeFile = async function* () {
    yield await Promise.resolve('half');
    throw new Error('the database is away');
  };

  test('is tried again after a pause, and its failure is notified in the end', async () => {
    const id = await orderExport(app, office.owner);
    await sql`update jobs.job set state = 'completed' where data->>'exportId' = ${id}`.execute(
      app.context.db,
    );
    await workOn(app, id, broken);
    expect(await office.stateOf(id)).toBe('waiting');
    await planExports(app.context);
    expect(await countJobs(app, id)).toBe(0);
    await silence(app, id);
    await planExports(app.context);
    expect(await countJobs(app, id)).toBe(1);
    for (let attempt = 2; attempt <= MOST_ATTEMPTS; attempt += 1) await workOn(app, id, broken);
    expect(await office.stateOf(id)).toBe('failed');
    expect(await countPieces(app, id)).toBe(0);
    expect(await listExportNotifications(app, office.user.id)).toEqual([
      { kind: 'exportFailed', name: 'table.csv' },
    ]);
  });

  test('by the request itself is not tried again', async () => {
    const id = await orderExport(app, office.owner);
    await workOn(app, id, async function* () {
      yield await Promise.reject(problem('searchHistory.notFound'));
    });
    expect(await office.stateOf(id)).toBe('failed');
  });
});
