import { recovery, requestRecovery } from '@vitrina/contract/accounts/routes.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { NEW_PASSWORD } from '../../test/builders/accounts.ts';
import { makeUser } from '../../test/builders/factories.ts';
import { listMail } from '../../test/fakes/mailbox.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import type { Loop } from '../platform/background/loop.ts';
import { type Queue, startQueue } from '../platform/background/queue.ts';
import { workAccounts } from './jobs.ts';

let sandbox: Sandbox;
let app: TestApp;
let queue: Queue;
let loops: Loop[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  app = await startTestApp({ env: { SMTP_URL: sandbox.smtpUrl } });
  const { env, log } = app.context;
  queue = await startQueue(env.DATABASE_URL, log, { isWorker: true });
  loops = await workAccounts({ ...app.context, queue });
});
afterAll(async () => {
  await Promise.all(loops.map((loop) => loop.stop()));
  await queue.stop();
  await app.close();
  await sandbox.stop();
});

it('a forgotten password goes the whole way: the request, the worker, the mailbox, the link', async () => {
  const user = await makeUser(app);
  await app.call(requestRecovery, { email: user.email });
  const mail = await vi.waitFor(
    async () => {
      const [first] = await listMail(sandbox, user.email);
      if (!first) throw new Error('no letter yet');
      return first;
    },
    { timeout: 20_000, interval: 100 },
  );
  const [, code = ''] = /password-restore\/([A-Za-z0-9]{20})"/.exec(mail.html ?? '') ?? [];
  expect(await app.call(recovery, { code, newPassword: NEW_PASSWORD })).toEqual({});
});
