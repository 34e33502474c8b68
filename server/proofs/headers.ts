import { login } from '@vitrina/contract/accounts/routes.ts';
import type { Server } from '../src/platform/http/serve.ts';
import { urlOf } from '../src/platform/http/serve.ts';
import { startTestApp } from '../test/app.ts';
import { makeUser, type TestUser } from '../test/builders/factories.ts';
import { EVERY_ROUTE } from '../test/every-route.ts';
import { ask } from './ask.ts';
import { type Figure, never } from './figure.ts';

/** What every answer carries, refusals among them (ASVS 3.4). */
const WANTED: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'.*object-src 'none'/,
  'strict-transport-security': /max-age=(?:3153[6-9]|6307)\d+; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-frame-options': /^(SAMEORIGIN|DENY)$/,
};

async function proveHeaders({ fastify }: Server): Promise<Figure[]> {
  const missing: string[] = [];
  const open: string[] = [];
  let answers = 0;
  const input: [string, Record<string, string>][] = [
    ['', {}],
    // Both spellings of product.md 7 arrive.
    ['/', {}],
    ['', { origin: 'https://evil.example' }],
    ['', { origin: 'null' }],
  ];
  for (const route of EVERY_ROUTE)
    for (const [before, headers] of input) {
      const { method } = route;
      const answer = await fastify.inject({ method, url: `${before}${urlOf(route)}`, headers });
      answers += 1;
      for (const [name, pattern] of Object.entries({ ...WANTED, 'cache-control': /^no-store$/ }))
        if (!pattern.test(String(answer.headers[name]))) missing.push(`${route.path}: ${name}`);
      if (!/^application\/json; charset=utf-8$/.test(String(answer.headers['content-type'])))
        missing.push(`${route.path}: content-type`);
      if (answer.headers['access-control-allow-origin'] !== undefined) open.push(route.path);
    }
  return [
    never('ASVS-3.4', 'headers missing from an answer', missing, `${answers} answers`),
    never('ASVS-3.4.2', 'answers that another origin may read', open, `${answers} answers`),
  ];
}

async function proveCookie(server: Server, user: TestUser): Promise<Figure> {
  const input = { email: user.email, password: user.password, remember: true };
  const { headers } = await ask(server, { route: login, input });
  const cookie = String(headers['set-cookie']);
  const wanted = [/^__Host-/, /; Secure/, /; HttpOnly/, /; SameSite=Strict/, /; Path=\/(;|$)/];
  const missing = wanted.filter((pattern) => !pattern.test(cookie)).map(String);
  return never('ASVS-3.3', 'properties that the refresh cookie lacks', missing, String(wanted.length));
}

/** What browsers are told by every answer. */
export async function prove(): Promise<Figure[]> {
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000 } });
  try {
    const user = await makeUser(app);
    return [...(await proveHeaders(app.server)), await proveCookie(app.server, user)];
  } finally {
    await app.close();
  }
}
