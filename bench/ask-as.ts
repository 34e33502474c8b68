import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { startSession } from '../server/src/accounts/start-session.ts';
import { buildApp } from '../server/src/app.ts';
import type { Context } from '../server/src/platform/context.ts';
import { createTokens } from '../server/src/platform/http/access-tokens.ts';
import { urlOf } from '../server/src/platform/http/serve.ts';

export type Asking = {
  /** A whole request: session, rights, validation, answer. Throws what was not answered with 200. */
  ask<R extends Route>(route: R, input: InputOf<R>): Promise<string>;
  close(): Promise<void>;
};

/** What was not answered with 200. */
export class NotAnswered extends Error {
  readonly isTooHeavy: boolean;

  constructor(path: string, { statusCode, body }: { statusCode: number; body: string }) {
    super(`${path} answered ${statusCode}: ${body.slice(0, 300)}`);
    this.isTooHeavy = body.includes('"tooHeavy"');
  }
}

/** The application as one person who is signed in meets it. */
export async function askAs(context: Context, userId: number): Promise<Asking> {
  const { fastify } = await buildApp(context);
  const tokens = await createTokens(context.secrets);
  const device = { address: '127.0.0.1', userAgent: null };
  const { sessionId } = await startSession(context.db, { userId, isPersistent: true, device });
  // Tokens count by the machine's time.
  const token = await tokens.sign({ userId, sessionId, until: new Date(Date.now() + DAY_MS) });
  return {
    ask: async (route, input) => {
      const answer = await fastify.inject({
        method: route.method,
        url: urlOf(route),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(input),
      });
      if (answer.statusCode === 200) return answer.body;
      throw new NotAnswered(route.path, answer);
    },
    close: () => fastify.close(),
  };
}
