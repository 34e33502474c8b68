import type { BrowserContext } from 'playwright-core';
import * as z from 'zod';

const Answer = z.object({ accessToken: z.string() });

type Account = { url: string; email: string; password: string };

/** The token of a fresh session; it lasts for ten minutes, which is longer than any visit. */
export async function signIn({ url, email, password }: Account): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The demo user is refused: ${await answer.text()}`);
  return Answer.parse(await answer.json()).accessToken;
}

export async function carryToken(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken), token);
}
