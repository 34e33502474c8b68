import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { traceIdOf } from '../tracing/trace-requests.ts';

const REQUEST_ID_HEADER = 'x-request-id';

/** What a proxy writes for whoever left before there was an answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** Ours alone: one that a client may choose would let it write into the log, and pass for somebody else's. */
export const createRequestId = () => randomUUID();

/**
 * A line for each request: which route was asked, by its pattern and never by its address, how it ended and how long that
 * took. The answer carries the same number, so that whoever complains can name the line.
 */
export function logRequests(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID_HEADER, request.id));
  fastify.addHook('onResponse', async (request, reply) => log.info(lineOf(request, reply), 'request'));
  fastify.addHook('onRequestAbort', async (request) =>
    log.info({ ...nameOf(request), status: CLIENT_CLOSED_REQUEST }, 'request'),
  );
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return { ...nameOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
}

/** Enough to find a request's line, and nothing that tells who asked or about what. */
export function nameOf(request: FastifyRequest) {
  const { method, routeOptions, id } = request;
  return { method, route: routeOptions.url ?? 'none', requestId: id, ...traceIdOf(request) };
}
