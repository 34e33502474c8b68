import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateExtensionCode, getSessions } from '@vitrina/contract/accounts/routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { makeCabinet, type TestUser } from '../builders/factories.ts';
import { trackQueries } from '../builders/tracked.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../examples/extension');
type Signed = { server: string; token: string };
/** The browser loads it as it is, so it has no types of its own. */
type Example = {
  signIn(server: string, person: { email: string; code: string }): Promise<string>;
  listPlaces(to: Signed): Promise<unknown[]>;
  signOut(to: Signed): Promise<void>;
};

let app: TestApp;
let server: string;
let example: Example;
beforeAll(async () => {
  app = await startTestApp();
  server = await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  example = (await import(pathToFileURL(path.join(FOLDER, 'vitrina.mjs')).href)) as Example;
});
afterAll(() => app.close());

const codeFor = async ({ token }: TestUser) => (await app.call(generateExtensionCode, {}, token)).code;

test('signs in with the code of the settings, shows the places, and ends its session', async () => {
  const { id, owner } = await makeCabinet(app, { name: 'Лавка' });
  await trackQueries(app, id, { sku: 501, cityId: 1, queries: ['чайник'] });
  const person = { email: owner.email, code: await codeFor(owner) };
  const signed = { server, token: await example.signIn(server, person) };
  expect(await example.listPlaces(signed)).toEqual([
    { cabinet: 'Лавка', product: 'Товар 501', city: expect.any(String), place: null },
  ]);
  const kinds = async () => (await app.call(getSessions, {}, owner.token)).sessions.map(({ kind }) => kind);
  expect(await kinds()).toContain('extension');
  await expect(example.signIn(server, person)).rejects.toMatchObject({ key: 'code.invalid' });

  await example.signOut(signed);
  expect(await kinds()).not.toContain('extension');
  await expect(example.listPlaces(signed)).rejects.toMatchObject({ key: 'user.notAuthorized' });
});

test('says by its name why a code is not taken', async () => {
  const { owner } = await makeCabinet(app);
  const code = await codeFor(owner);
  // Codes count by the database's time.
  await sql`update codes set expires_at = now() where user_id = ${owner.id}`.execute(app.context.db);
  await expect(example.signIn(server, { email: owner.email, code })).rejects.toMatchObject({
    key: 'code.expired',
  });
});
