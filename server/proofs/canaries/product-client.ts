import type { Route } from '@vitrina/contract/route.ts';
import { urlOf } from '../../src/platform/http/serve.ts';
import { keyOf } from '../ask.ts';

export type Reply = { status: number; text: string; key: string; cookie: string };

/** Talks to a running product as its own web application does. */
export function productClient(base: string) {
  return async (
    route: Route,
    input: object = {},
    { token, cookie }: { token?: string; cookie?: string } = {},
  ): Promise<Reply> => {
    const isGet = route.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(Object.entries(input)).toString()}` : '';
    const answer = await fetch(`${base}${urlOf(route)}${query}`, {
      method: route.method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(isGet ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    });
    const text = await answer.text();
    const [first = ''] = answer.headers.getSetCookie();
    return {
      status: answer.status,
      text,
      key: keyOf(answer.status, text),
      cookie: first.split(';')[0] ?? '',
    };
  };
}
export type Client = ReturnType<typeof productClient>;

/** Waits for what a worker does meanwhile. */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing came of: ${what}.`);
}
