import { login } from '@vitrina/contract/accounts/routes.ts';
import { createCabinet } from '@vitrina/contract/cabinets.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from './app.ts';
import { makeUser, type TestUser } from './builders/factories.ts';
import { type Sandbox, startSandbox } from './fakes/sandbox.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from './fakes/trace-collector.ts';
import { startProduct } from './processes/product-process.ts';

let app: TestApp;
let sandbox: Sandbox;
let collector: TraceCollector;
let owner: TestUser;
beforeAll(async () => {
  [sandbox, collector] = await Promise.all([startSandbox(), startTraceCollector()]);
  app = await startTestApp({ env: sandbox.env, now: new Date() });
  owner = await makeUser(app, { email: 'ann.secret@example.com' });
});
afterAll(async () => {
  await app.close();
  await Promise.all([sandbox.stop(), collector.stop()]);
});

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
/** A trace that a stranger would like to write into. */
const STRANGE = '4bf92f3577b34da6a3ce929d0e0e4736';

const RequestLine = z.looseObject({ msg: z.literal('request'), route: z.string(), traceId: z.string() });

test('a request, its statements and its calls are one trace, which the log names, and nothing in it is about people', async () => {
  const env = {
    ...app.context.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of-the-collector',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
  };
  const lines: string[] = [];
  const product = await startProduct({ context: { env } }, 'main', (line) => void lines.push(line));
  async function call(route: Route, input: object, token = '') {
    const isRead = route.method === 'GET';
    const query = isRead ? `?${String(new URLSearchParams(input as Record<string, string>))}` : '';
    const answer = await fetch(`${product.url}/api/${route.path}${query}`, {
      method: route.method,
      headers: {
        ...(isRead ? {} : { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
        traceparent: `00-${STRANGE}-00f067aa0ba902b7-01`,
      },
      ...(isRead ? {} : { body: JSON.stringify(input) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const apiKey = await sandbox.keyOf('full');
  const signedIn = await call(login, { email: owner.email, password: owner.password });
  const token = String(signedIn.body['accessToken']);
  const made = await call(
    createCabinet,
    { name: 'Тайный кабинет', sellerId: sandbox.sellerId, apiKey },
    token,
  );
  expect([signedIn.status, made.status]).toEqual([200, 200]);
  // A job of the product itself: days of the market are collected from the first second on.
  await expect
    .poll(() => collector.spans.some(({ kind }) => kind === CONSUMER), { timeout: 30_000 })
    .toBe(true);
  await product.stop();

  const rootOf = (name: string) => collector.spans.find((span) => span.name === name);
  const stepsOf = (root?: CollectedSpan) =>
    collector.spans.filter((span) => root !== undefined && span.parentSpanId === root.spanId);
  const creation = rootOf(`${createCabinet.method} /api${createCabinet.path}`);
  expect(creation).toMatchObject({
    kind: SERVER,
    attributes: { 'http.route': `/api${createCabinet.path}`, 'http.response.status_code': 200 },
  });
  const steps = stepsOf(creation);
  expect(steps.map(({ traceId, kind }) => [traceId, kind])).toEqual(
    steps.map(() => [creation?.traceId, CLIENT]),
  );
  expect(steps.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST ozon-seller', 'insert cabinets', 'insert cabinet_members']),
  );
  const job = collector.spans.find(({ kind }) => kind === CONSUMER);
  expect(stepsOf(job).map(({ attributes }) => attributes['db.system.name'])).toEqual(
    expect.arrayContaining(['postgresql', 'clickhouse']),
  );

  const logged = lines.flatMap((line) => RequestLine.safeParse(JSON.parse(line)).data ?? []);
  expect(logged.map(({ route, traceId }) => [route, traceId])).toEqual([
    [`/api/${login.path}`, rootOf(`${login.method} /api/${login.path}`)?.traceId],
    [`/api${createCabinet.path}`, creation?.traceId],
  ]);
  expect(collector.resources[0]).toMatchObject({
    'service.name': 'vitrina',
    'vitrina.role': 'main',
    'deployment.environment.name': 'staging',
  });
  expect(collector.requests[0]?.headers['api-key']).toBe('of-the-collector');

  const sent = collector.requests.map(({ body }) => body).join('\n');
  const secrets = [owner.email, 'ann.secret', owner.password, token, apiKey, 'Тайный', '127.0.0.1', STRANGE];
  for (const secret of secrets) expect(sent, secret).not.toContain(secret);
}, 60_000);
