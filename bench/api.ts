import { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createUser } from '../server/src/accounts/create-user.ts';
import { startSession } from '../server/src/accounts/start-session.ts';
import { buildApp } from '../server/src/app.ts';
import type { Context } from '../server/src/platform/context.ts';
import { createTokens, type Tokens } from '../server/src/platform/http/access-tokens.ts';
import { urlOf } from '../server/src/platform/http/serve.ts';
import { percentile } from './percentile.ts';
import type { Row } from './report.ts';

const ROUNDS = 7;
const REQUESTS = 2000;
const AT_ONCE = 32;

type Injected = {
  inject(request: {
    method: 'GET';
    url: string;
    headers: Record<string, string>;
  }): Promise<{ statusCode: number }>;
};

/** Requests a second without sockets: what the server itself costs. */
async function rate(server: Injected, url: string, tokens: readonly string[]): Promise<number> {
  const started = performance.now();
  let left = REQUESTS;
  async function send(token: string) {
    while (left > 0) {
      left -= 1;
      const answer = await server.inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    }
  }
  await Promise.all(tokens.map(send));
  return (REQUESTS / (performance.now() - started)) * 1000;
}

/** The plain alternative: the same framework, schema and token check, and no database. */
function buildBare(tokens: Tokens) {
  const bare = Fastify();
  bare.setValidatorCompiler(validatorCompiler);
  bare.setSerializerCompiler(serializerCompiler);
  bare.get('/bare', { schema: { response: { 200: AccountInfo } } }, async (request) => {
    await tokens.verify(request.headers.authorization?.slice(7) ?? '');
    return {
      id: 1,
      email: 'a@b.ru',
      username: 'a',
      fullName: 'A',
      isEmailVerified: true,
      language: 'ru',
      avatar: null,
      messenger: null,
      hasAllPagesAccess: true,
      isOperator: false,
    };
  });
  return bare;
}

async function signIn(context: Context, tokens: Tokens, nth: number): Promise<string> {
  const mark = `${Date.now().toString(36)}-${nth}`;
  const userId = await createUser(context, {
    email: `bench-${mark}@example.test`,
    username: `bench-${mark}`,
    fullName: 'Bench',
    password: 'Bench-password-1',
    isEmailVerified: true,
  });
  const { sessionId } = await startSession(context.db, {
    userId,
    isPersistent: false,
    device: { address: '127.0.0.1', userAgent: null },
  });
  return tokens.sign({ userId, sessionId });
}

/** user/getMyInfo of as many people as call at once, against a route that reads no database. */
export async function measureApi(context: Context): Promise<Row[]> {
  const { fastify } = await buildApp(context);
  const tokens = await createTokens(context.secrets);
  const bare = buildBare(tokens);
  const people: string[] = [];
  for (let nth = 0; nth < AT_ONCE; nth += 1) people.push(await signIn(context, tokens, nth));
  const url = urlOf(getMyInfo);
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await rate(bare, '/bare', people));
    ours.push(await rate(fastify, url, people));
  }
  await fastify.close();
  const [own, alone] = [percentile(ours, 0.5), percentile(plain, 0.5)];
  return [
    {
      what: 'API: user/getMyInfo, requests a second',
      measured: `${own.toFixed(0)}/s`,
      baseline: `bare Fastify + zod + JWT, no database: ${alone.toFixed(0)}/s`,
      ratio: alone / own,
      budget: 'at least half of the bare route (ratio ≤ 2)',
      isKept: own >= alone / 2,
    },
  ];
}
