import type { FastifyReply, FastifyRequest } from 'fastify';

/** The provider says how long to wait in the body, in milliseconds; a planted fault says it in a header. */
export async function addRetryAfter(
  _request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<unknown> {
  const seconds = Number(reply.getHeader('retry-after') ?? Number.NaN);
  if (reply.statusCode !== 429 || typeof body !== 'string' || Number.isNaN(seconds)) return body;
  reply.removeHeader('retry-after');
  // The length was counted before this hook.
  reply.removeHeader('content-length');
  return body.replace(/"retry_after":\d+/, `"retry_after":${seconds * 1000}`);
}
