import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { demoMailServer, listMail } from '../../../test/fakes/mailbox.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { MailServer } from './mail-server.ts';
import { sendMail } from './send-mail.ts';

let sandbox: Sandbox;
let server: MailServer;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  server = demoMailServer(sandbox);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const letterTo = (to: string) => ({ to, subject: 's', html: '<p>t</p>', text: 't' });

const OUTCOMES: Record<string, string> = {
  delay: 'sent',
  timeout: 'timeout',
  reset: 'unreachable',
  mailRefused: 'refused',
  mailDeferred: 'deferred',
};

test.each(Object.entries(OUTCOMES))('%s', async (fault, outcome) => {
  const to = `${fault}@a.test`;
  await sandbox.fault({ part: 'mailbox', fault, key: to.toLowerCase(), times: 1, delayMs: 300 });
  const first = await sendMail(server, letterTo(to));
  expect(first.outcome).toBe(outcome);
  if (first.outcome !== 'sent') expect(first.message).not.toBe('');
  expect(await listMail(sandbox, to)).toHaveLength(outcome === 'sent' ? 1 : 0);
  expect((await sendMail(server, letterTo(to))).outcome).toBe('sent');
});

test('the table names every fault of the mailbox', async () => {
  const Known = z.object({ parts: z.array(z.object({ part: z.string(), faults: z.array(z.string()) })) });
  const { parts } = Known.parse(await (await fetch(`${sandbox.url}/faults/known`)).json());
  const known = parts.find(({ part }) => part === 'mailbox')?.faults ?? [];
  expect(Object.keys(OUTCOMES).toSorted()).toEqual(known.toSorted());
});

test('a letter too large is refused for good', async () => {
  const large = { ...letterTo('large@a.test'), text: 'x'.repeat(1100 * 1024) };
  expect((await sendMail(server, large)).outcome).toBe('refused');
});

describe('other servers', () => {
  /** Speaks a few prepared lines: each next one answers the next command. */
  async function startScript(lines: readonly string[]) {
    const script = createServer((socket) => {
      const left = [...lines];
      const say = () => {
        const line = left.shift();
        if (line === undefined) socket.destroy();
        else socket.write(`${line}\r\n`);
      };
      socket.on('data', say);
      socket.on('error', () => undefined);
      say();
    });
    await new Promise<void>((resolve) => script.listen(0, '127.0.0.1', resolve));
    const address = script.address();
    return { port: typeof address === 'object' && address ? address.port : 0, close: () => script.close() };
  }
  const sendBy = async (url: string) => sendMail({ ...server, url }, letterTo('a@b.test'));

  test.each([
    ['a refused password', ['220 hi', '250 AUTH PLAIN', '535 5.7.8 wrong password'], 'unauthorized'],
    ['a password put off', ['220 hi', '250 AUTH PLAIN', '454 4.7.0 later'], 'deferred'],
    ['a refused sender', ['220 hi', '250 AUTH PLAIN', '235 in', '550 5.7.1 not you'], 'refused'],
    ['a server that is busy', ['421 4.3.2 later'], 'deferred'],
    ['a server that refuses everybody', ['554 5.7.1 go away'], 'unreachable'],
    ['no mail server at all', ['HTTP/1.1 400 Bad Request'], 'unreachable'],
    ['a line that breaks', ['220 hi'], 'unreachable'],
  ])('%s', async (_name, lines, outcome) => {
    const script = await startScript(lines);
    const answer = await sendBy(`smtp://user:pass%2Fword-77@127.0.0.1:${script.port}`);
    expect(answer.outcome).toBe(outcome);
    expect(JSON.stringify(answer)).not.toMatch(/pass(?:%2F|\/)word-77/);
    script.close();
  });

  test('a password that a server repeats is hidden', async () => {
    const script = await startScript(['220 hi', '250 AUTH PLAIN', '535 no such password pass/word-77']);
    const answer = await sendBy(`smtp://user:pass%2Fword-77@127.0.0.1:${script.port}`);
    expect(answer).toMatchObject({ outcome: 'unauthorized', message: expect.stringContaining('[hidden]') });
    script.close();
  });

  test('nobody there, silence, and an address that is none', async () => {
    const script = await startScript([]);
    script.close();
    expect((await sendBy(`smtp://127.0.0.1:${script.port}`)).outcome).toBe('unreachable');
    expect((await sendBy('smtp://nobody.invalid')).outcome).toMatch(/unreachable|timeout/);
    await expect(sendBy('http://127.0.0.1')).rejects.toThrow('smtp://');
  });
});
