import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds: the budgets of pages (0.05, 0.1, 0.3) and the limits of statements (10, 15) lie on these borders. */
const BORDERS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.6, 1, 3, 10, 15];

const DURATIONS = 'vitrina_request_seconds';
const LEFT = 'vitrina_requests_left_total';

/** Durations by route and status. Routes are patterns, so nothing says who asked or about what. */
export function watchRequests(fastify: FastifyInstance, metrics: Registry): void {
  // A second server of the same process, as tests have it, counts anew.
  for (const name of [DURATIONS, LEFT]) metrics.removeSingleMetric(name);
  const durations = new Histogram({
    name: DURATIONS,
    help: 'Time from a request to the end of its answer. Event streams, which go on, are not in it.',
    labelNames: ['method', 'route', 'status'],
    buckets: BORDERS,
    registers: [metrics],
  });
  const left = new Counter({
    name: LEFT,
    help: 'Requests whose sender left before the answer was complete; event streams end like this.',
    labelNames: ['route'],
    registers: [metrics],
  });
  fastify.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  fastify.addHook('onRequestAbort', async ({ routeOptions }) =>
    left.inc({ route: routeOptions.url ?? 'none' }),
  );
}
