import { randomUUID } from 'node:crypto';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { SignJWT, UnsecuredJWT } from 'jose';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeUser, type TestUser } from '../test/builders/factories.ts';
import { ask } from './ask.ts';
import { type Figure, never } from './figure.ts';

type Claims = Record<string, string | number | undefined>;

/** Tokens that are almost right: each lacks one thing that makes a token of ours. */
async function forge(
  { context }: TestApp,
  { token }: TestUser,
  other: TestUser,
): Promise<[string, string][]> {
  const key = context.secrets.tokenKey;
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const sign = (change: Claims, header: { alg: string; typ?: string; [name: string]: unknown }) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader(header).sign(key);
  const usual = { alg: 'HS256', typ: 'at+jwt' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return [
    ['without an end', await sign({ exp: undefined }, usual)],
    ['ended a second ago', await sign({ exp: now - 1 }, usual)],
    ['not yet in force', await sign({ nbf: now + 600 }, usual)],
    ['without a session', await sign({ sid: undefined }, usual)],
    ['of a session that never was', await sign({ sid: randomUUID() }, usual)],
    ['of somebody else with an own session', await sign({ sub: String(other.id) }, usual)],
    ['for another audience', await sign({ aud: 'elsewhere' }, usual)],
    ['by another issuer', await sign({ iss: 'elsewhere' }, usual)],
    ['of another type', await sign({}, { alg: 'HS256', typ: 'JWT' })],
    ['without a type', await sign({}, { alg: 'HS256' })],
    ['by another algorithm', await sign({}, { alg: 'HS512', typ: 'at+jwt' })],
    ['unsigned', new UnsecuredJWT(claims).encode()],
    ['unsigned with a type', `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`],
    ['that calls itself RS256', `${part({ alg: 'RS256', typ: 'at+jwt' })}.${payload}.${signature}`],
    [
      'that brings its own key',
      `${part({ ...usual, jwk: { kty: 'oct', k: 'AA' } })}.${payload}.${signature}`,
    ],
    [
      'that says where its key is',
      `${part({ ...usual, jku: 'https://evil.example' })}.${payload}.${signature}`,
    ],
    ['with another payload', `${head}.${part({ ...claims, sub: String(other.id) })}.${signature}`],
    ['cut short', token.slice(0, -4)],
    ['empty', ''],
  ];
}

/** ASVS 9: what is not exactly a token of ours is nobody's. */
export async function prove(): Promise<Figure[]> {
  const app = await startTestApp();
  try {
    const user = await makeUser(app);
    const forged = await forge(app, user, await makeUser(app));
    const accepted: string[] = [];
    for (const [name, token] of forged) {
      const { status } = await ask(app.server, { route: getMyInfo, token });
      if (status !== 401) accepted.push(`${name}: ${status}`);
    }
    // Refusing everything would be no proof.
    if ((await ask(app.server, { route: getMyInfo, token: user.token })).status !== 200)
      accepted.push('the right token was refused');
    return [never('ASVS-9', 'forged tokens that are not answered 401', accepted, String(forged.length))];
  } finally {
    await app.close();
  }
}
