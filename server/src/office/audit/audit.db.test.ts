import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createLog } from '../../platform/log.ts';
import { checkActions } from './check-actions.ts';
import { recordAction } from './record-action.ts';
import { watchActions } from './watch-actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const write = () =>
  app.context.db
    .transaction()
    .execute((trx) => recordAction(trx, { kind: 'walletOpened', operatorId: 1, userId: 2, at: new Date() }));

it('nobody changes, removes or empties the log, and nobody chooses a number or a hash', async () => {
  const { db } = app.context;
  await write();
  for (const statement of [
    sql`update office_actions set reason = 'x'`,
    sql`delete from office_actions`,
    sql`truncate office_actions`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('append-only');
  await sql`insert into office_actions (id, at, kind, former_hash, hash)
    values (1, now(), 'walletOpened', 'x', 'y')`.execute(db);
  expect(await checkActions(db)).toMatchObject({ count: 2, broken: [], end: { id: 2 } });
});

it('the watch reports a changed record, and records that are missing from the end', async () => {
  const { db } = app.context;
  const lines: string[] = [];
  const log = createLog('silent');
  log.error = (line: { event: string }) => void lines.push(line.event);
  const watch = watchActions({ db, log });
  const pastTriggers = (statement: ReturnType<typeof sql>) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await statement.execute(trx);
    });
  await watch();
  const { id } = await write();
  await watch();
  expect(lines).toEqual([]);
  await pastTriggers(sql`delete from office_actions where id = ${id}`);
  // A chain without its last record is whole.
  expect(await checkActions(db)).toMatchObject({ broken: [] });
  await watch();
  expect(lines).toEqual(['office.logBroken']);
  await pastTriggers(sql`update office_actions set user_id = 3 where id = 1`);
  await watchActions({ db, log })();
  expect(lines).toHaveLength(2);
});
