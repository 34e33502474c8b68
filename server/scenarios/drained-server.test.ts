import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { type Product, startProduct } from '../test/processes/product-process.ts';

const CLIENTS = 16;

let app: TestApp;
let product: Product;
let metricsPort = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_PORT: 0, DRAIN_SECONDS: 2 } });
  product = await startProduct(app, 'main', (line) => {
    const port = /"port":(\d+).*"serving metrics"/.exec(line)?.[1];
    if (port) metricsPort = Number(port);
  });
});
afterAll(async () => {
  await product.kill();
  await app.close();
});

type Answer = { status: number; closes: boolean };

function ask(agent: http.Agent, path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  http
    .get(`${product.url}${path}`, { agent }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      );
    })
    .once('error', reject);
  return promise;
}

test('metrics are on their own port alone, for whoever runs the product', async () => {
  const of = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  const metrics = await of('/metrics');
  const text = await metrics.text();
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`\n${name}`);
  expect(text).toMatch(/^vitrina_postgres_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^vitrina_clickhouse_reads\{lane="people"\} 0$/m);
  expect((await of('/')).status).toBe(404);
  expect((await of('/api/health')).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`${product.url}/metrics`)).text()).not.toContain('vitrina_');
});

/** Begins a request whose body ends when `finish` is called. */
function askSlowly(): { finish(): void; status: Promise<number | undefined> } {
  const body = JSON.stringify({ email: 'vera@example.com' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const request = http.request(`${product.url}/api/user/login`, { method: 'POST', headers });
  request.write(body.slice(0, 5));
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request.once('response', (response) => {
    response.resume();
    response.once('error', reject);
    response.once('end', () => resolve(response.statusCode));
  });
  request.once('error', reject);
  return { finish: () => void request.end(body.slice(5)), status: promise };
}

test('a server that is stopped says so first and breaks no answer', async () => {
  const agent = new http.Agent({ keepAlive: true });
  const answers: Answer[] = [];
  let isReady = true;
  const sending = new AbortController();

  /** As a proxy with connections that it keeps: half a second after it was told so it sends nothing more. */
  const sendOn = async () => {
    while (!sending.signal.aborted) answers.push(await ask(agent, '/api/health'));
  };
  const lookOn = async () => {
    while (isReady) isReady = (await ask(agent, '/api/ready')).status === 200;
    await wait(500);
    sending.abort();
  };

  const slow = askSlowly();
  const asking = Array.from({ length: CLIENTS }, sendOn);
  await expect.poll(() => answers.length).toBeGreaterThan(CLIENTS);
  expect(answers.every(({ closes }) => !closes)).toBe(true);
  const looking = lookOn();
  process.kill(product.pid, 'SIGTERM');
  await looking;
  await Promise.all(asking);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.at(-1)?.closes).toBe(true);

  await expect.poll(() => ask(agent, '/api/health').catch(() => 'closed'), { interval: 100 }).toBe('closed');
  // Nobody new is let in, and who is in the middle of a question gets the answer.
  slow.finish();
  expect(await slow.status).toBe(400);
  agent.destroy();
});
