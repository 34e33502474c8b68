import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as far as it tells. */
export type Device = { address: string; userAgent: string | null };

const LONGEST_AGENT = 300;

export function deviceOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Device {
  // What PostgreSQL would refuse is no part of a browser's name.
  const agent = headers['user-agent']
    ?.replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST_AGENT)
    .toWellFormed();
  return { address: ip, userAgent: agent || null };
}
