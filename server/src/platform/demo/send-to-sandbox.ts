import type { Env } from '../env.ts';
import type { Send } from '../outbound/send.ts';

/** Answers of the sandbox name addresses, which a program follows: none leads a public demo to another host. */
export function sendToSandbox(send: Send, { CLOCK_URL }: Pick<Env, 'CLOCK_URL'>): Send {
  const { hostname } = new URL(CLOCK_URL);
  return async (request) => {
    if (URL.canParse(request.url) && new URL(request.url).hostname === hostname) return send(request);
    return { outcome: 'unreachable', message: 'A public demo talks to its sandbox alone.', neverLeft: true };
  };
}
