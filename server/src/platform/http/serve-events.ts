import type { Route } from '@vitrina/contract/route.ts';
import * as z from 'zod';
import { admit, identify, identifyFirst, type Server, urlOf } from './serve.ts';

/**
 * Serves an `events` route: the checks of every other route, and an answer that goes on until its reader leaves, the
 * token runs out or the right is lost. What is told comes from `publish` under the topic, whichever process said it.
 */
export function serveEvents(server: Server, route: Route, topic: string): void {
  server.fastify.route({
    method: 'POST',
    url: urlOf(route),
    config: { contract: route },
    schema: {
      body: route.input,
      response: { 200: { content: { 'text/event-stream': { schema: route.output } } } },
    },
    onRequest: identifyFirst(server, route),
    handler: async (request, reply) => {
      const authorize = async () =>
        admit(server, route, await identify(server, route, request), request.body);
      const { userId, sessionId, cabinetId } = (await authorize()).caller;
      const body = server.streams.open({
        topic,
        userId,
        sessionId,
        cabinetId,
        authorize,
        read: (event) => z.safeParse(route.output, event).data,
      });
      return (
        reply
          // A proxy that keeps it back, or packs it, turns news into history.
          .header('x-accel-buffering', 'no')
          .header('cache-control', 'no-store, no-transform')
          // At shutdown a connection that is kept would keep the process.
          .header('connection', 'close')
          .type('text/event-stream')
          .send(body)
      );
    },
  });
}
