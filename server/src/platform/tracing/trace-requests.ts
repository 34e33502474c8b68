import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Trace, Tracing } from './tracing.ts';

const traces = new WeakMap<FastifyRequest, Trace>();

/** The trace of a request, for its line of the log. */
export const traceIdOf = (request: FastifyRequest): { traceId?: string } => {
  const trace = traces.get(request);
  return trace ? { traceId: trace.id } : {};
};

function nameOf({ method, routeOptions: { url } }: FastifyRequest): string {
  return url === undefined ? method : `${method} ${url}`;
}

/**
 * A trace for each request of the API, by its route and never by its address. A trace is never taken over from the sender's
 * headers: strangers would write into others' traces, and decide what is kept.
 */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url;
    if (!route?.startsWith('/api')) {
      done();
      return;
    }
    const trace = tracing.begin('request', nameOf(request), {
      'http.request.method': method,
      'http.route': route,
      'vitrina.request_id': id,
    });
    traces.set(request, trace);
    trace.runWithin(done);
  });
  // Reading the body leaves it, as in request-scope.ts.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request);
    if (trace) trace.runWithin(done);
    else done();
  });
  fastify.addHook('onResponse', async (request, { statusCode }) =>
    traces.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      isFailed: statusCode >= 500,
    }),
  );
  // Whoever left: no status, and no failure of ours.
  fastify.addHook('onRequestAbort', async (request) => traces.get(request)?.end({ isFailed: false }));
}
