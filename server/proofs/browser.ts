import { login } from '@vitrina/contract/accounts/routes.ts';
import { refresh } from '@vitrina/contract/accounts/session.ts';
import type { Server } from '../src/platform/http/serve.ts';
import { type Answer, ask } from './ask.ts';

/** The pair of name and value that an answer puts into the jar; empty when it puts none. */
export function cookieOf({ headers }: Pick<Answer, 'headers'>): string {
  const [first = ''] = [headers['set-cookie'] ?? ''].flat().map(String);
  return first.split(';')[0] ?? '';
}

export function tokenOf({ text }: Answer): string {
  return /"accessToken":"([^"]+)"/.exec(text)?.[1] ?? '';
}

export async function signIn(server: Server, email: string, password: string) {
  const answer = await ask(server, { route: login, input: { email, password } });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.text}`);
  return { cookie: cookieOf(answer), token: tokenOf(answer) };
}

/** What a tab of the product itself sends to renew its token. */
export function renew(server: Server, cookie: string): Promise<Answer> {
  return ask(server, { route: refresh, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
}
