import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeUser } from '../../test/builders/factories.ts';
import { createInfoReader } from './get-my-info.ts';
import type { AccountsTables } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('many who begin at one moment are each shown themselves', async () => {
  const people = [await makeUser(app), await makeUser(app), await makeUser(app)];
  const readInfo = createInfoReader(app.context);
  const order = [2, 0, 1, 2].map((nth) => people[nth]?.id ?? 0);
  const infos = await Promise.all(order.map((id) => readInfo(id)));
  expect(infos.map(({ id }) => id)).toEqual(order);
  expect(new Set(infos.map(({ email }) => email)).size).toBe(people.length);
});

test('an account that is gone is refused, and nobody beside it', async () => {
  const { id } = await makeUser(app);
  const readInfo = createInfoReader(app.context);
  const [gone, here] = await Promise.allSettled([readInfo(2_000_000_000), readInfo(id)]);
  expect(gone).toMatchObject({ status: 'rejected', reason: { key: 'user.notAuthorized' } });
  expect(here).toMatchObject({ status: 'fulfilled', value: { id } });
});

test('what was changed is seen by the next look', async () => {
  const { id } = await makeUser(app);
  const readInfo = createInfoReader(app.context);
  await readInfo(id);
  await app.context.db
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ full_name: 'Новое имя' })
    .where('id', '=', id)
    .execute();
  expect(await readInfo(id)).toMatchObject({ fullName: 'Новое имя' });
});
