import type { Route } from '@vitrina/contract/route.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

type Injected = { statusCode: number; headers: Record<string, unknown>; body: string };

/** An answer that goes on is read until it has begun; then its reader leaves, as a browser does. */
async function injectEvents(fastify: FastifyInstance, options: InjectOptions): Promise<Injected> {
  const { statusCode, headers, raw, stream } = await fastify.inject({ ...options, payloadAsStream: true });
  let body = '';
  for await (const chunk of stream()) {
    body += String(chunk);
    if (statusCode === 200) break;
  }
  raw.res.destroy();
  return { statusCode, headers, body };
}

/** Sends a request to a route of the contract, whatever it answers with. */
export async function injectRoute(
  fastify: FastifyInstance,
  { kind }: Pick<Route, 'kind'>,
  options: InjectOptions,
): Promise<Injected> {
  return kind === 'events' ? injectEvents(fastify, options) : fastify.inject(options);
}
