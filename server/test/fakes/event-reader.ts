import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { type Server, urlOf } from '../../src/platform/http/serve.ts';

export type EventReader = {
  status: number;
  headers: IncomingHttpHeaders;
  /** What was told so far: `again`, or the data of an event. */
  received: unknown[];
  hasEnded(): boolean;
  leave(): void;
};

function readBlock(block: string): unknown[] {
  const lines = block.split('\n');
  if (lines.includes('event: again')) return ['again'];
  const data = lines.find((line) => line.startsWith('data: '));
  return data === undefined ? [] : [JSON.parse(data.slice(6))];
}

/** Somebody who follows a route of events over a connection of his own. */
export async function openEvents<R extends Route>(
  { fastify }: Server,
  { route, input, token }: { route: R; input: InputOf<R>; token: string },
): Promise<EventReader> {
  if (!fastify.server.listening) await fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = fastify.server.address() as AddressInfo;
  const asking = request(`http://127.0.0.1:${port}${urlOf(route)}`, {
    method: route.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    agent: false,
  });
  asking.end(JSON.stringify(input));
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const received: unknown[] = [];
  let hasEnded = false;
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop() ?? '';
    received.push(...blocks.flatMap(readBlock));
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    hasEnded = true;
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    received,
    hasEnded: () => hasEnded,
    leave: () => asking.destroy(),
  };
}
