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

type Following<R extends Route> = {
  route: R;
  input: InputOf<R>;
  token: string;
  /** Hears of each as it comes. */
  onReceived?: (one: unknown) => void;
  onEnd?: () => void;
};

/** Somebody who follows a route of events over a connection of his own. */
export async function openEvents<R extends Route>(
  { fastify }: Server,
  following: Following<R>,
): Promise<EventReader> {
  if (!fastify.server.listening) await fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = fastify.server.address() as AddressInfo;
  return openEventsAt(`http://127.0.0.1:${port}`, following);
}

/** The same at an address of the product. */
export async function openEventsAt<R extends Route>(
  origin: string,
  { route, input, token, onReceived, onEnd }: Following<R>,
): Promise<EventReader> {
  const asking = request(`${origin}${urlOf(route)}`, {
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
    const read = blocks.flatMap(readBlock);
    received.push(...read);
    if (onReceived) read.forEach(onReceived);
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    hasEnded = true;
    onEnd?.();
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    received,
    hasEnded: () => hasEnded,
    leave: () => asking.destroy(),
  };
}
