import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { z } from 'zod';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
const Ready = z.object({ ready: z.boolean(), url: z.url(), smtpUrl: z.url({ protocol: /^smtp$/ }) });
const SMALL = { MARKET_QUERIES: '500', MARKET_PRODUCTS: '500' };

function start(more: Record<string, string>) {
  return spawn(process.execPath, [MAIN], { env: { ...process.env, ...SMALL, ...more }, stdio: 'pipe' });
}

test('says where it listens in one line of JSON, and goes when its parent does', async () => {
  const child = start({ EXIT_WITH_PARENT: '1' });
  const { ready, url, smtpUrl } = Ready.parse(JSON.parse(String(await once(child.stdout, 'data'))));
  expect(ready).toBe(true);
  expect((await fetch(`${url}/clock`)).status).toBe(200);
  expect(await (await fetch(`${url}/mailbox/server`)).json()).toEqual({ smtpUrl });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 20_000);

test('its clock starts where it is set to', async () => {
  const startAt = '2031-05-06T05:00:00.000Z';
  const child = start({ EXIT_WITH_PARENT: '1', START_AT: startAt });
  const { url } = Ready.parse(JSON.parse(String(await once(child.stdout, 'data'))));
  const { now } = z.object({ now: z.iso.datetime() }).parse(await (await fetch(`${url}/clock`)).json());
  expect(Date.parse(now) - Date.parse(startAt)).toBeGreaterThanOrEqual(0);
  expect(Date.parse(now) - Date.parse(startAt)).toBeLessThan(20_000);
  child.stdin.end();
  await once(child, 'exit');
}, 20_000);

test('says in words why it cannot start', async () => {
  const child = start({ PORT: 'http' });
  expect(String(await once(child.stderr, 'data'))).toContain('The sandbox cannot start');
  expect(await once(child, 'exit')).toEqual([2, null]);
}, 20_000);
