import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BOT_TOKEN } from '../keys/bot-token.ts';
import { speakSmtp, writeLetter } from '../test/mail.ts';
import { ANNA } from '../test/messenger.ts';
import { startProcess } from '../test/sandbox-process.ts';

test('a killed sandbox comes back with its mail and its chats', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  const file = path.join(folder, 'state.db');
  const first = await startProcess(file);
  await speakSmtp(first.smtpUrl, { to: 'a@b.test', raw: writeLetter('до сбоя', 'text') });
  const body = new URLSearchParams({ user: String(ANNA), start: 'code' });
  await fetch(`${first.url}/telegram/start`, { method: 'POST', body, redirect: 'manual' });
  await first.kill();

  const second = await startProcess(file);
  const mails = await (await fetch(`${second.url}/mailbox/messages`)).json();
  expect(mails).toMatchObject({ messages: [{ id: 1, subject: 'до сбоя' }] });
  const updates = await (await fetch(`${second.url}/telegram/bot${BOT_TOKEN}/getUpdates`)).json();
  expect(updates).toMatchObject({ ok: true, result: [{ message: { text: '/start code' } }] });
  await second.kill();
  rmSync(folder, { recursive: true, force: true });
}, 20_000);
