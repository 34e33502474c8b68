import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { isPostgresAway } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a statement that ran out of time counts as a database that is away, and not as a defect of ours', async () => {
  const slow = app.context.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 50`.execute(trx);
    await sql`select pg_sleep(5)`.execute(trx);
  });
  const error: unknown = await slow.catch((reason: unknown) => reason);
  expect(isPostgresAway(error)).toBe(true);
});
