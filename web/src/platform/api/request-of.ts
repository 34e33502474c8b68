import type { Route } from '@vitrina/contract/route.ts';
import { urlOf } from '../url-of.ts';

export type SendOptions = {
  signal?: AbortSignal | undefined;
  /** Arrives even when the page goes before the answer comes. */
  keepalive?: boolean;
  /** Nobody waits for it: an answer that goes on must not stand in the way of the others. */
  isSecondary?: boolean;
};

/** For what is removed when its toast closes, or with the page. */
export const OUTLIVES_PAGE = { keepalive: true } as const satisfies SendOptions;

type Request = { url: string; init: RequestInit };

/** A route of the contract as the browser asks it. */
export function requestOf(
  route: Route,
  input: unknown,
  bearer: string | null,
  { signal, keepalive = false, isSecondary = false }: SendOptions,
): Request {
  const isGet = route.method === 'GET';
  const url = urlOf(route);
  return {
    url: isGet ? withQuery(url, input) : url,
    init: {
      method: route.method,
      keepalive,
      signal: signal ?? null,
      priority: isSecondary ? 'low' : 'auto',
      credentials: 'same-origin',
      headers: {
        ...(isGet ? {} : { 'content-type': 'application/json' }),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    },
  };
}

function withQuery(url: string, input: unknown): string {
  const query = new URLSearchParams(
    Object.entries(input ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query === '' ? url : `${url}?${query}`;
}
