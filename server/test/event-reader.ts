import type { AddressInfo } from 'node:net';
import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { type Server, urlOf } from '../src/platform/http.ts';

export type EventReader = {
  status: number;
  headers: Headers;
  /** What was told so far: `again`, or the data of an event. */
  told: unknown[];
  hasEnded(): boolean;
  leave(): void;
};

function readBlock(block: string): unknown[] {
  const lines = block.split('\n');
  if (lines.includes('event: again')) return ['again'];
  const data = lines.find((line) => line.startsWith('data: '));
  return data === undefined ? [] : [JSON.parse(data.slice(6))];
}

/** A browser that follows a route of events over a real connection. */
export async function openEvents<R extends Route>(
  { fastify }: Server,
  { route, input, token }: { route: R; input: InputOf<R>; token: string },
): Promise<EventReader> {
  if (!fastify.server.listening) await fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = fastify.server.address() as AddressInfo;
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${urlOf(route)}`, {
    method: route.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: leaving.signal,
  });
  const told: unknown[] = [];
  let ended = false;
  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = `${rest}${chunk}`.split('\n\n');
      rest = blocks.pop() ?? '';
      told.push(...blocks.flatMap(readBlock));
    }
  }
  if (response.body !== null)
    void read(response.body)
      .catch(() => undefined)
      .finally(() => {
        ended = true;
      });
  return {
    status: response.status,
    headers: response.headers,
    told,
    hasEnded: () => ended,
    leave: () => leaving.abort(),
  };
}
