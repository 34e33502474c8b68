import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { urlOf } from '../../src/platform/http/serve.ts';
import type { TestApp } from '../app.ts';

type Form = { type: string; payload: Buffer };

/** A form as a browser sends it: the input, then the file. */
export async function encodeUpload<R extends Route>(
  _route: R,
  input: InputOf<R>,
  bytes: Uint8Array,
  name = 'picture.png',
): Promise<Form> {
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

export async function sendUpload(
  { server }: Pick<TestApp, 'server'>,
  route: Route,
  { type, payload }: Form,
  token: string,
): Promise<{ status: number; body: unknown }> {
  const response = await server.fastify.inject({
    method: 'POST',
    url: urlOf(route),
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    payload,
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

/** Begins an upload over a real connection and sends no more of it; an answer can come all the same. */
export async function beginUpload(
  { server }: Pick<TestApp, 'server'>,
  route: Route,
  token?: string,
): Promise<{ sending: ClientRequest; status: Promise<number | undefined> }> {
  if (!server.fastify.server.listening) await server.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.fastify.server.address() as AddressInfo;
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: urlOf(route),
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 9_000_000,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  sending.on('error', () => undefined);
  const status = once(sending, 'response').then(([answer]: IncomingMessage[]) => answer?.statusCode);
  status.catch(() => undefined);
  sending.write('--x\r\n');
  return { sending, status };
}
