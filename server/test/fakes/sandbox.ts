import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { Env } from '../../src/platform/env.ts';
import { COMPILED } from '../processes/compiled.ts';

const Ready = z.object({ ready: z.literal(true), url: z.url(), smtpUrl: z.url() });
// Parts of the sandbox add the keys of their own APIs: read them from here by the names of the start page.
const Keys = z.looseObject({
  sellerId: z.coerce.string(),
  name: z.string(),
  keys: z.array(z.object({ profile: z.string(), apiKey: z.string() })),
});
type Keys = z.infer<typeof Keys>;
const ClockReading = z.object({ now: z.coerce.date(), speed: z.number() });

type FaultOrder = {
  part: string;
  fault: string;
  /** Whom it spoils; absent: every caller. */
  key?: string;
  times?: number;
  chance?: number;
  delayMs?: number;
  retryAfterSeconds?: number;
};
type SettingsOrder = {
  pictureSeconds?: [number, number];
  counterDelayMinutes?: number;
  counterStepMinutes?: number;
  correctionPercent?: number;
  viewsNoise?: number;
  clicksNoise?: number;
  carryOverMinutes?: number;
};
type ClockOrder = { now?: string; advanceMinutes?: number; speed?: number };

export type Sandbox = {
  url: string;
  env: Partial<Env>;
  /** Where the mailbox takes mail. */
  smtpUrl: string;
  sellerId: string;
  keyOf(profile: string, sellerId?: string): Promise<string>;
  keys(sellerId?: string): Promise<Keys>;
  fault(fault: FaultOrder): Promise<void>;
  /** Takes away what `fault` planted. */
  clearFaults(): Promise<void>;
  /** The weather: faults by chance in all parts. */
  profile(name: 'calm' | 'usual' | 'badDay'): Promise<void>;
  /** How the world behaves from now on. */
  settings(order: SettingsOrder): Promise<void>;
  /** Moves the clock, or only reads it. */
  clock(order?: ClockOrder): Promise<z.infer<typeof ClockReading>>;
  /** What is really so, which no API tells: `search`, …  */
  truth(path: string, query?: Record<string, string>): Promise<unknown>;
  stop(): Promise<void>;
  /** SIGKILL: whatever is not kept is lost. */
  kill(): Promise<void>;
};

/** Less than a test may take: one that waits in vain says for what. */
const ANSWER_MS = 45_000;

/** With a state file and the port that it had, a sandbox that was ended goes on where it stood. */
type Options = { queries?: number; products?: number; stateFile?: string; port?: number };

/** The outside world as a process of its own, with a small market; it ends with the test run whatever happens. */
export async function startSandbox(options: Options = {}): Promise<Sandbox> {
  const main = path.join(import.meta.dirname, '../../../sandbox/src/main.ts');
  const child = spawn(process.execPath, [main], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(options.port ?? 0),
      SEED: '7',
      MARKET_QUERIES: String(options.queries ?? 3000),
      MARKET_PRODUCTS: String(options.products ?? 3000),
      ...(options.stateFile === undefined ? {} : { STATE_FILE: options.stateFile }),
      EXIT_WITH_PARENT: '1',
    },
  });
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const { url, smtpUrl } = Ready.parse(JSON.parse(line));

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      throw new Error(`The sandbox did not answer ${path}`, { cause: error });
    });
    if (!answer.ok)
      throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.json();
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    child.kill(signal);
    await exit;
  }

  const readKeys = async (sellerId?: string) =>
    Keys.parse(await ask('GET', `/keys${sellerId === undefined ? '' : `?sellerId=${sellerId}`}`));

  return {
    url,
    env: {
      SMTP_URL: smtpUrl,
      TELEGRAM_URL: `${url}/telegram`,
      TELEGRAM_LINK_URL: `${url}/telegram`,
      OZON_PERFORMANCE_URL: `${url}/ozon-performance`,
      OZON_SELLER_URL: `${url}/ozon-seller`,
      STOREFRONT_URL: `${url}/storefront`,
      QUERY_FEED_URL: `${url}/feed/v1`,
      QUERY_FEED_KEY: 'demo-feed-key',
      PAYMENT_URL: `${url}/yookassa/v3`,
      PAYMENT_SHOP_ID: '100500',
      PAYMENT_SECRET_KEY: 'test_demo-shop-secret-key',
      PAYMENT_MODE: 'test',
      PAYMENT_HINT_ADDRESSES: '127.0.0.1 ::1',
      WEBHOOK_INNER_HOSTS: new URL(url).host,
    },
    smtpUrl,
    sellerId: (await readKeys()).sellerId,
    keys: readKeys,
    keyOf: async (profile, sellerId) => {
      const key = (await readKeys(sellerId)).keys.find((one) => one.profile === profile);
      if (!key) throw new Error(`The sandbox has no key "${profile}".`);
      return key.apiKey;
    },
    fault: async (fault) => void (await ask('POST', '/faults', fault)),
    clearFaults: async () => void (await ask('DELETE', '/faults')),
    profile: async (name) => void (await ask('POST', '/faults/profile', { name })),
    settings: async (order) => void (await ask('POST', '/settings', order)),
    clock: async (order) => ClockReading.parse(await ask(order ? 'POST' : 'GET', '/clock', order)),
    truth: async (path, query = {}) => ask('GET', `/truth/${path}?${String(new URLSearchParams(query))}`),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
