import { login } from '@vitrina/contract/accounts/routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { type Receiver, startReceiver } from './fakes/report-receiver.ts';
import { startProduct } from './processes/product-process.ts';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ env: { ERROR_REPORTING_DSN: receiver.dsn } });
});
afterAll(async () => {
  await app.close();
  await receiver.stop();
});

const EMAIL = 'ann.secret@example.com';
const PASSWORD = 'parole-of-ann-1';

async function signIn(url: string): Promise<number> {
  const { status } = await fetch(`${url}/api/${login.path}?invite=aB3dE5f7`, {
    method: login.method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer eyJhbGciOiJI.eyJzdWIiOiIx.c2ln' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  return status;
}

test('a request that fails by a defect is reported by its pattern, and is sent before the process has stopped', async () => {
  const product = await startProduct(app, 'main');
  await sql`ALTER TABLE users RENAME TO users_gone`.execute(app.context.db);
  try {
    expect(await signIn(product.url)).toBe(500);
  } finally {
    await product.stop();
    await sql`ALTER TABLE users_gone RENAME TO users`.execute(app.context.db);
  }
  const ofRequest = receiver.reports.filter(({ transaction }) => transaction?.includes(login.path));
  expect(ofRequest).toHaveLength(1);
  expect(ofRequest[0]).toMatchObject({
    transaction: `${login.method} /api/${login.path}`,
    environment: 'production',
    tags: { role: 'main', requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string },
  });
  expect(ofRequest[0]?.exception.values.at(-1)?.value).toBe('relation "users" does not exist');
  const sent = receiver.bodies.join('\n');
  for (const secret of [
    EMAIL,
    'ann.secret',
    PASSWORD,
    'aB3dE5f7',
    'eyJhbGciOiJI',
    '127.0.0.1:',
    process.cwd(),
  ])
    expect(sent).not.toContain(secret);
});

test('a request that was refused is not reported', async () => {
  const before = receiver.reports.length;
  const product = await startProduct(app, 'main');
  expect(await signIn(product.url)).toBe(400);
  expect((await fetch(`${product.url}/api/nothing`)).status).toBe(404);
  await product.stop();
  expect(receiver.reports.slice(before)).toEqual([]);
});
