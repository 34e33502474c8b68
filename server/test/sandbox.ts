import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { Env } from '../src/platform/env.ts';

const Ready = z.object({ ready: z.literal(true), url: z.url() });
const Keys = z.object({
  sellerId: z.coerce.string(),
  name: z.string(),
  keys: z.array(z.object({ profile: z.string(), apiKey: z.string() })),
});

export type Sandbox = {
  url: string;
  env: Partial<Env>;
  sellerId: string;
  keyOf(profile: string, sellerId?: string): Promise<string>;
  fault(fault: {
    part: string;
    fault: string;
    key?: string;
    times?: number;
    retryAfter?: number;
    delayMs?: number;
  }): Promise<void>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
};

/** The outside world as a process of its own, with a small market; it ends with the test run whatever happens. */
export async function startSandbox(size: { queries?: number; products?: number } = {}): Promise<Sandbox> {
  const main = path.join(import.meta.dirname, '../../sandbox/src/main.ts');
  const child = spawn(process.execPath, [main], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      SEED: '7',
      MARKET_QUERIES: String(size.queries ?? 3000),
      MARKET_PRODUCTS: String(size.products ?? 3000),
      EXIT_WITH_PARENT: '1',
    },
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const { url } = Ready.parse(JSON.parse(line));

  async function readKeys(sellerId?: string) {
    const answer = await fetch(`${url}/keys${sellerId === undefined ? '' : `?sellerId=${sellerId}`}`);
    return Keys.parse(await answer.json());
  }

  async function post(method: string, path: string, body?: object) {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok)
      throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
  }

  return {
    url,
    env: {
      OZON_SELLER_URL: `${url}/ozon-seller`,
      STOREFRONT_URL: `${url}/storefront`,
      QUERY_FEED_URL: `${url}/feed/v1`,
      QUERY_FEED_KEY: 'demo-feed-key',
    },
    sellerId: (await readKeys()).sellerId,
    keyOf: async (profile, sellerId) => {
      const key = (await readKeys(sellerId)).keys.find((one) => one.profile === profile);
      if (!key) throw new Error(`The sandbox has no key "${profile}".`);
      return key.apiKey;
    },
    fault: (fault) => post('POST', '/faults', fault),
    clearFaults: () => post('DELETE', '/faults'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
