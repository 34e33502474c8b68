import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { installFaults } from '../faults/install-faults.ts';
import { BOT_TOKEN } from '../keys/bot-token.ts';
import { describeRefusal } from '../platform/describe-refusal.ts';
import { acceptBodies } from './accept-bodies.ts';
import { type Answer, refuseTooOften } from './answer.ts';
import { driftAnswer } from './drift-answer.ts';
import { METHODS } from './methods.ts';
import type { Desk } from './post-message.ts';
import { type Arguments, ChatId } from './read-arguments.ts';

const Path = z.object({ token: z.string(), method: z.string() });
const Fields = z.record(z.string(), z.unknown());

const Ask = z.object({ chat_id: ChatId });

/** What stands in the address and what stands in the body count alike. */
function argumentsOf({ query, body }: FastifyRequest): Arguments {
  return { ...Fields.parse(query), ...Fields.parse(body ?? {}) };
}

const answerOf = (code: number, description: string): Answer => ({
  ok: false,
  error_code: code,
  description,
});
const NOT_FOUND = answerOf(404, 'Not Found');
const UNAUTHORIZED = answerOf(401, 'Unauthorized');

export function serveBotApi(app: FastifyInstance, desk: Desk): void {
  const { faults } = desk;
  acceptBodies(app);
  installFaults(app, {
    part: 'messenger',
    faults,
    when: 'preHandler',
    keyOf: (request) => [Path.parse(request.params).token, Ask.parse(argumentsOf(request)).chat_id],
    status500: answerOf(500, 'Internal Server Error'),
    status429: refuseTooOften(1000),
    drift: driftAnswer,
  });

  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = describeRefusal(error);
    if (status === 413) return reply.code(413).send(answerOf(413, 'Request Entity Too Large'));
    if (status === 500) return reply.code(500).send(answerOf(500, `Internal Server Error: ${message}`));
    return reply.code(status).send(answerOf(status, `Bad Request: ${message}`));
  });

  // A planted 429 tells in a header when to come back; this API tells it in the body.
  app.addHook('preSerialization', async (_request, reply, answer) => {
    const seconds = Number(reply.getHeader('retry-after'));
    return reply.statusCode === 429 && seconds > 0 ? refuseTooOften(seconds * 1000) : answer;
  });

  async function answer(request: FastifyRequest): Promise<Answer> {
    const { token, method } = Path.parse(request.params);
    if (!/^\d+:[\w-]+$/.test(token)) return NOT_FOUND;
    const isExpired = faults.take('messenger', token, ['keyExpired']) !== undefined;
    if (token !== BOT_TOKEN || isExpired) return UNAUTHORIZED;
    const call = METHODS[method.toLowerCase()];
    if (call === undefined) return NOT_FOUND;
    return call(desk, argumentsOf(request));
  }

  app.route({
    method: ['GET', 'POST'],
    url: '/bot:token/:method',
    handler: async (request, reply) => {
      const answered = await answer(request);
      return reply.code(answered.ok ? 200 : answered.error_code).send(answered);
    },
  });
}
