import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('statements that are put often', () => {
  const table = sql.table('named_statements');
  beforeAll(async () => {
    await sql`create table ${table} (id int primary key, title text)`.execute(app.context.db);
    await sql`insert into ${table} values (1, 'one')`.execute(app.context.db);
  });

  it('are known to their connection by a name', async () => {
    await app.context.db.connection().execute(async (connection) => {
      for (let time = 0; time < 6; time += 1)
        await sql`select title from ${table} where id = ${1}`.execute(connection);
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements where statement like ${'%named_statements%'}`.execute(
        connection,
      );
      expect(rows).toEqual([
        {
          name: expect.stringMatching(/^[\w-]{27}$/),
          statement: 'select title from "named_statements" where id = $1',
        },
      ]);
    });
  });

  it('go on after a column was added, with and without it', async () => {
    await app.context.db.connection().execute(async (connection) => {
      const all = sql`select * from ${table} where id = ${1}`;
      const one = sql`select title from ${table} where id = ${1}`;
      for (let time = 0; time < 6; time += 1) {
        await all.execute(connection);
        await one.execute(connection);
      }
      await sql`alter table ${table} add column price int not null default 5`.execute(app.context.db);
      expect((await all.execute(connection)).rows).toEqual([{ id: 1, title: 'one', price: 5 }]);
      expect((await one.execute(connection)).rows).toEqual([{ title: 'one' }]);
    });
  });
});
