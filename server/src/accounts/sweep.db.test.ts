import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { ageCodes } from '../../test/builders/accounts.ts';
import { makeUser } from '../../test/builders/factories.ts';
import { issueCode } from './codes/issue-code.ts';
import { sweepAccounts } from './sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function idsOf(table: 'codes' | 'sessions'): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from ${sql.table(table)} order by user_id`.execute(app.context.db);
  return rows.map((row) => row.user_id);
}

it('takes away what ended a month ago and nothing younger', async () => {
  const [old, young] = [await makeUser(app), await makeUser(app)];
  for (const { id } of [old, young]) await issueCode(app.context.db, { userId: id, purpose: 'recovery' });
  await ageCodes(app, old.id, 31 * DAY_MINUTES);
  await ageCodes(app, young.id, 29 * DAY_MINUTES);
  await sql`
    update sessions set ended_at = now() - make_interval(days => case user_id when ${old.id} then 31 else 29 end)
  `.execute(app.context.db);
  await sql`
    insert into login_attempts values ('over', 3, now() - interval '1 second'), ('still', 3, now() + interval '1 hour')
  `.execute(app.context.db);
  await sweepAccounts(app.context);
  expect(await idsOf('codes')).toEqual([young.id]);
  expect(await idsOf('sessions')).toEqual([young.id]);
  const { rows } = await sql<{ key: string }>`
    select key from login_attempts where key in ('over', 'still')`.execute(app.context.db);
  expect(rows).toEqual([{ key: 'still' }]);
});

it('keeps a session that is alive', async () => {
  const user = await makeUser(app);
  await sweepAccounts(app.context);
  expect(await idsOf('sessions')).toContain(user.id);
});
