import { login } from '@vitrina/contract/accounts/routes.ts';
import { logout, refresh } from '@vitrina/contract/accounts/session.ts';
import { type Server, urlOf } from '../src/platform/http/serve.ts';
import { startTestApp } from '../test/app.ts';
import { makeUser, type TestUser } from '../test/builders/factories.ts';
import { EVERY_ROUTE } from '../test/every-route.ts';
import { ask } from './ask.ts';
import { cookieOf } from './browser.ts';
import { type Figure, never } from './figure.ts';
import { openState, type StateReader } from './hash-state.ts';

/** What another site can make a browser send with the person's cookie. */
const FORGERIES: readonly { name: string; headers: Record<string, string> }[] = [
  { name: 'text/plain', headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' } },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  },
  { name: 'cross-site', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } },
  { name: 'same-site', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' } },
  { name: 'an address typed in', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'none' } },
  { name: 'no origin', headers: { 'content-type': 'application/json' } },
  {
    name: 'a foreign origin',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
  },
  { name: 'a null origin', headers: { 'content-type': 'application/json', origin: 'null' } },
  { name: 'an origin that is none', headers: { 'content-type': 'application/json', origin: 'x' } },
];

async function proveForgeries(server: Server, state: StateReader, user: TestUser): Promise<Figure> {
  const signedIn = await ask(server, { route: login, input: { email: user.email, password: user.password } });
  const cookie = cookieOf(signedIn);
  const before = await state.hash();
  const effects: string[] = [];
  for (const { name, headers } of FORGERIES)
    for (const route of [refresh, logout]) {
      const answer = await server.fastify.inject({
        method: 'POST',
        url: urlOf(route),
        headers: { ...headers, cookie },
        payload: headers['content-type'] === 'application/json' ? '{}' : 'a=1',
      });
      const isEffect = (await state.hash()) !== before || answer.body.includes('accessToken');
      if (isEffect || answer.statusCode >= 500)
        effects.push(`${route.path} by ${name}: ${answer.statusCode}`);
    }
  return never('ASVS-3.5', 'forged requests with an effect', effects, String(2 * FORGERIES.length));
}

/**
 * product.md 7 makes one GET change something: it asks for a code. It needs the bearer token, which no page can forge.
 */
const GET_WITH_EFFECT = 'user/generateCodeForTelegram';

async function proveGets(server: Server, state: StateReader, { token }: TestUser): Promise<Figure> {
  const changed: string[] = [];
  const gets = EVERY_ROUTE.filter(({ method, path: name }) => method === 'GET' && name !== GET_WITH_EFFECT);
  for (const route of gets) {
    const before = await state.hash();
    await ask(server, { route, token });
    // The dictionary of cities is everybody's and fills itself when it is asked for the first time.
    if (route.path !== 'searchHistory/getCities' && (await state.hash()) !== before) changed.push(route.path);
  }
  return never('ASVS-3.5.3', 'GET routes that change something', changed, String(gets.length));
}

/** ASVS 3.5: what another site can do with a person's browser. */
export async function prove(): Promise<Figure[]> {
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000 } });
  const state = await openState(app.context);
  try {
    const user = await makeUser(app);
    return [await proveForgeries(app.server, state, user), await proveGets(app.server, state, user)];
  } finally {
    await state.close();
    await app.close();
  }
}
