import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { problem } from '../problem.ts';
import { hideSandbox } from './hide-sandbox.ts';
import { isOpenInDemo } from './is-open-in-demo.ts';

/** What makes a server a public demo, in front of every route: nobody is looked up and no body is read for what is closed. */
export function installDemo(fastify: FastifyInstance, { OZON_SELLER_URL }: Env): void {
  fastify.addHook('onRequest', async ({ routeOptions }) => {
    const { contract } = routeOptions.config;
    if (!contract || isOpenInDemo(contract)) return;
    // The office does not say that it exists, here as elsewhere.
    throw problem(contract.access === 'operator' ? 'request.notFound' : 'demo.readOnly');
  });
  fastify.addHook('onSend', async (_request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    return isJson && typeof payload === 'string' ? hideSandbox(payload, OZON_SELLER_URL) : payload;
  });
}
