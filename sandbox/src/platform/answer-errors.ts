import type { FastifyInstance } from 'fastify';
import { describeRefusal } from './describe-refusal.ts';

/** `{"error": message}`: how the sandbox's own parts refuse. The marketplaces have words of their own. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = describeRefusal(error);
    return reply.code(status).send({ error: message });
  });
}
