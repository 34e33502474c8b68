import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { InputOf, OutputOf, Route } from '@vitrina/contract/route.ts';
import { Registry } from 'prom-client';
import { buildApp } from '../src/app.ts';
import { startQueue } from '../src/platform/background/queue.ts';
import { type ClickHouse, connectClickHouse } from '../src/platform/clickhouse/client.ts';
import { movedClock } from '../src/platform/clock.ts';
import type { Context } from '../src/platform/context.ts';
import { type Env, readEnv } from '../src/platform/env.ts';
import { type Server, urlOf } from '../src/platform/http/serve.ts';
import { createLog } from '../src/platform/log.ts';
import { send } from '../src/platform/outbound/send.ts';
import { connectPostgres } from '../src/platform/postgres/database.ts';
import { connectLocks } from '../src/platform/postgres/locks.ts';
import { loadSecrets } from '../src/platform/secrets/secrets.ts';
import { createDatabases } from './database.ts';
import { injectRoute } from './inject-route.ts';

/** `body` is parsed by nobody here: a test says what it expects. */
type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };

export type TestApp = {
  context: Context;
  server: Server;
  clock: ReturnType<typeof movedClock>;
  inject<R extends Route>(route: R, input: InputOf<R>, token?: string): Promise<Answer>;
  /** The parsed answer of a call that must succeed. */
  call<R extends Route>(route: R, input: InputOf<R>, token?: string): Promise<OutputOf<R>>;
  close(): Promise<void>;
};

// Tests never reach a real marketplace: nobody listens on this port.
const NO_OUTSIDE = { OZON_SELLER_URL: 'http://127.0.0.1:9' };

/** Who waits for a second is refused; a dozen reads at once are no load here either, however busy the machine is. */
const READS_AT_ONCE = 100;

type Options = {
  now?: Date;
  env?: Partial<Env>;
  /** Puts something between the application and its ClickHouse. */
  between?: (clickhouse: ClickHouse) => ClickHouse;
};

/** The real application on databases of its own and a clock that stands until it is moved. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const databases = await createDatabases();
  const dataDir = path.join(os.tmpdir(), `vitrina-test-${randomUUID()}`);
  const env = {
    ...readEnv({
      ...NO_OUTSIDE,
      DATABASE_URL: databases.postgresUrl,
      CLICKHOUSE_URL: databases.clickhouseUrl,
      CLICKHOUSE_DATABASE: databases.clickhouseDatabase,
      DATA_DIR: dataDir,
      // Fifty at once are one instant here, and not a load; what a load is answered has tests of its own.
      REQUESTS_AT_ONCE: '10000',
    }),
    ...options.env,
  };
  const log = createLog('silent');
  const clock = movedClock(options.now ?? new Date('2026-03-02T09:00:00Z'));
  const postgres = connectPostgres(env.DATABASE_URL, { maxConnections: 6 });
  const locks = connectLocks(env.DATABASE_URL);
  const connected = connectClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE, {
    readsAtOnce: READS_AT_ONCE,
  });
  const clickhouse = options.between?.(connected) ?? connected;
  const queue = await startQueue(env.DATABASE_URL, log, { isWorker: false });
  const context: Context = {
    env,
    db: postgres.db,
    clickhouse,
    clock,
    log,
    queue,
    locks,
    secrets: await loadSecrets(dataDir),
    send,
    metrics: new Registry(),
  };
  const server = await buildApp(context);

  async function inject(route: Route, input: unknown, token?: string): Promise<Answer> {
    const response = await injectRoute(server.fastify, route, {
      method: route.method,
      url: urlOf(route),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(route.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(route.method === 'POST' ? { payload: JSON.stringify(input) } : {}),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? JSON.parse(response.body) : undefined,
      headers: response.headers,
      text: response.body,
    };
  }

  return {
    context,
    server,
    clock,
    inject,
    call: async (route, input, token) => {
      const answer = await inject(route, input, token);
      if (answer.status !== 200) throw new Error(`${route.path} answered ${answer.status}: ${answer.text}`);
      return answer.body as OutputOf<typeof route>;
    },
    close: async () => {
      await server.fastify.close();
      await queue.stop();
      await clickhouse.close();
      await locks.close();
      await postgres.close();
      await databases.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
