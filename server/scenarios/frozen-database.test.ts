import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { saveView } from '@vitrina/contract/saved-views.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, startPostgres } from '../../scripts/engines/start-postgres.ts';
import { migratePostgres } from '../src/platform/migrations.ts';
import { SILENCE_MS } from '../src/platform/postgres/database.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet, type TestUser } from '../test/builders/factories.ts';
import { freeze, thaw } from '../test/processes/freeze.ts';
import { refusal } from '../test/refusal.ts';

const AT_ONCE = 20;
/** Finding no free connection takes three seconds; the rest is for a loaded machine. */
const SOON_MS = 8000;

let folder: string;
let engine: Engine;
let app: TestApp;
let owner: TestUser;
let cabinetId: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrina-frozen-'));
  // As root PostgreSQL runs as another user, who must be able to pass.
  chmodSync(folder, 0o711);
  engine = await startPostgres({
    dir: path.join(folder, 'postgres'),
    log: () => undefined,
    isDurable: false,
  });
  await migratePostgres(engine.url);
  app = await startTestApp({ env: { DATABASE_URL: engine.url } });
  ({ id: cabinetId, owner } = await makeCabinet(app));
});
afterAll(async () => {
  thaw(engine);
  await app.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const reads = () => app.inject(getMyInfo, {}, owner.token);
const writes = () => {
  const view = {
    cabinetId: cabinetId as never,
    screen: '/position-check' as const,
    state: 'a=1',
    isShared: false,
  };
  return app.inject(saveView, { ...view, name: `вид ${Math.random()}` }, owner.token);
};

async function measure(requested: readonly Promise<{ status: number; body: unknown }>[]) {
  const started = performance.now();
  const answers = await Promise.all(requested);
  return { answers, ms: performance.now() - started };
}

test('returns 503 while PostgreSQL is frozen and answers again after it resumes', async () => {
  expect((await reads()).status).toBe(200);
  freeze(engine);
  const first = await measure(
    Array.from({ length: AT_ONCE }, (_, index) => (index % 2 ? reads() : writes())),
  );
  for (const { status, body } of first.answers) {
    expect(status).toBe(503);
    expect(body).toEqual(refusal('server.unavailable'));
  }
  // Not twice as long: what was not answered is not waited for again, by a rollback or by the next request.
  expect(first.ms).toBeLessThan(SILENCE_MS + SOON_MS);
  const second = await measure([reads(), writes()]);
  expect(second.answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(second.ms).toBeLessThan(SOON_MS);

  thaw(engine);
  await expect.poll(async () => (await reads()).status, { timeout: 10_000 }).toBe(200);
  const { answers } = await measure(
    Array.from({ length: AT_ONCE }, (_, index) => (index % 2 ? reads() : writes())),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});
