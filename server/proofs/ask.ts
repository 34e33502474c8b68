import type { Route } from '@vitrina/contract/route.ts';
import type { InjectOptions } from 'fastify';
import { type Server, urlOf } from '../src/platform/http/serve.ts';
import { injectRoute } from '../test/inject-route.ts';

export type Ask = {
  route: Route;
  input?: object | undefined;
  /** The file of an upload. */
  file?: Uint8Array | undefined;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Where the connection comes from. */
  address?: string;
};

/** `key` is the refusal of the catalogue, `ok`, or the bare status of an answer that is neither. */
export type Answer = {
  status: number;
  text: string;
  key: string;
  headers: Record<string, unknown>;
  milliseconds: number;
};

const BOUNDARY = 'a-boundary-of-the-proofs';

function multipart(input: object, file: Uint8Array): Buffer {
  const part = (head: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(
      `${part('name="input"')}${JSON.stringify(input)}\r\n${part('name="file"; filename="file.png"')}`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

function bodyOf({ route, input = {}, file }: Ask): InjectOptions {
  if (route.method === 'GET') return { query: new URLSearchParams(Object.entries(input)).toString() };
  if (route.kind === 'upload')
    return {
      payload: multipart(input, file ?? new Uint8Array()),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    };
  return { payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
}

export function keyOf(status: number, text: string): string {
  if (status === 200) return 'ok';
  const found = /^\{"error":\{"subject":"(\w+)","action":"(\w+)"/.exec(text);
  return found ? `${found[1]}.${found[2]}` : String(status);
}

export async function ask({ fastify }: Server, what: Ask): Promise<Answer> {
  const body = bodyOf(what);
  const started = performance.now();
  const response = await injectRoute(fastify, what.route, {
    ...body,
    method: what.route.method,
    url: urlOf(what.route),
    headers: {
      ...body.headers,
      ...(what.token === undefined ? {} : { authorization: `Bearer ${what.token}` }),
      ...what.headers,
    },
    ...(what.address === undefined ? {} : { remoteAddress: what.address }),
  });
  return {
    status: response.statusCode,
    text: response.body,
    key: keyOf(response.statusCode, response.body),
    headers: response.headers,
    milliseconds: performance.now() - started,
  };
}
