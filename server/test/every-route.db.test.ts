import { ErrorBody } from '@vitrina/contract/errors.ts';
import type { Route } from '@vitrina/contract/route.ts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '../proofs/matrix/inner-ids.ts';
import { urlOf } from '../src/platform/http/serve.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeCabinet, type TestUser } from './builders/factories.ts';
import { EVERY_ROUTE } from './every-route.ts';
import { SAMPLES } from './every-route-samples.ts';
import { thingsOf } from './every-route-things.ts';
import { injectRoute } from './inject-route.ts';

let app: TestApp;
let owner: TestUser;
let cabinetId: number;
beforeAll(async () => {
  // The flood limit has a test of its own: here a thousand odd requests come at once.
  app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 1_000_000 } });
  const cabinet = await makeCabinet(app);
  ({ owner } = cabinet);
  cabinetId = cabinet.id;
  // So that nonsense gets further than the door of the office.
  await sql`insert into operators (user_id, added_at) values (${owner.id}, now())`.execute(app.context.db);
});
afterAll(() => app.close());

const named = EVERY_ROUTE.map((route) => [route.path, route] as const);

type Sent = { route: Route; payload: string; token?: string | undefined; contentType?: string };

async function send({ route, payload, token, contentType = 'application/json' }: Sent) {
  const response = await injectRoute(app.server.fastify, route, {
    method: route.method,
    url: urlOf(route),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(route.method === 'POST' ? { 'content-type': contentType } : {}),
    },
    ...(route.method === 'POST' ? { payload } : {}),
  });
  return { status: response.statusCode, text: response.body };
}

function expectRefusal(answer: { status: number; text: string }, statuses: readonly number[]) {
  expect(statuses, answer.text).toContain(answer.status);
  expect(ErrorBody.safeParse(JSON.parse(answer.text)).success, answer.text).toBe(true);
}

/** A right input of the route, which nonsense then spoils. */
async function sampleOf(route: Route): Promise<object> {
  const things = thingsOf(app, cabinetId, owner.id);
  return { cabinetId, ...(await SAMPLES[route.path]?.input?.({ cabinetId, things })) };
}

const nasty = fc.oneof(
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '(a+)+$',
    '../../etc/passwd',
    '=cmd()',
    '<script>',
    '٣',
    'я'.repeat(5000),
  ),
  fc.constantFrom(-1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.NaN),
  fc.constantFrom(null, true, [], {}, [[[]]], { __proto__: { x: 1 } }, { constructor: 1 }),
  fc.string(),
);

/** Bodies that no route takes, and what each answers to whoever is signed in. */
const BROKEN = [
  ['broken JSON', '{"a":', 'application/json', 400],
  ['plain text', 'hello', 'text/plain', 415],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
  ['two megabytes', `{"a":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413],
  ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`, 'application/json', 400],
] as const;

describe('somebody who is not signed in', () => {
  const closed = named.filter(([, { access }]) => access !== 'public');
  it.each(closed)('is refused by %s before the input is judged', async (_, route) => {
    const status = route.access === 'operator' ? 404 : 401;
    for (const token of [undefined, 'x']) {
      expectRefusal(await send({ route, payload: '{"id":"!","code":7}', token }), [status]);
      for (const [, payload, contentType] of BROKEN)
        expectRefusal(await send({ route, payload, contentType, token }), [status]);
    }
  });
});

describe('nonsense', () => {
  it.each(named)('%s never answers 5xx to it', async (_, route) => {
    const sample = await sampleOf(route);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom('cabinetId', 'queries', 'from', 'to', 'page', 'sku', 'email', ...fieldsOf(route)),
          nasty,
        ),
        async (body) => {
          const payload = JSON.stringify({ ...sample, ...body });
          const answer = await send({ route, payload, token: owner.token });
          // No marketplace listens in this test, so that its outage is the one honest 503.
          const isOutage = answer.text.includes('"external"');
          expect(answer.status, answer.text).toBeLessThan(isOutage ? 504 : 500);
        },
      ),
      { numRuns: 25 },
    );
  });

  it.each(BROKEN)('%s gets its own answer', async (_, payload, contentType, status) => {
    const route = EVERY_ROUTE.find((one) => one.path === 'product/list');
    if (!route) throw new Error('product/list is not a route');
    expectRefusal(await send({ route, payload, contentType, token: owner.token }), [status]);
  });

  it.each(['/api/nowhere', '/api/%ff', `/api/${'x'.repeat(5000)}`])(
    '%s is refused in the catalogue shape',
    async (url) => {
      const response = await app.server.fastify.inject({ method: 'GET', url });
      expectRefusal({ status: response.statusCode, text: response.body }, [400, 404]);
    },
  );
});

it('both spellings of a path arrive (product.md 7 has leading slashes here and there)', async () => {
  for (const url of ['/api//ozonCabinet/getMy', '/api/ozonCabinet/getMy']) {
    const response = await app.server.fastify.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.statusCode).toBe(200);
  }
});
