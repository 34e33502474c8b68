import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../percentile.ts';

export type Shot = { method: 'GET' | 'POST'; path: string; token: string; body?: object };
export type Answer = { status: number; ms: number; retryAfter?: string | undefined };

export type LoadResult = {
  accepted: number;
  refused: number;
  /** Neither: an error, a refusal that does not say when to come again, or no answer at all. */
  failed: number;
  acceptedP99: number;
  refusedP99: number;
  /** How late the generator itself sent: more than a few milliseconds, and the figures are its own. */
  lateP99: number;
};

const GIVE_UP_MS = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

/**
 * Sends one request and reads its answer to the end; status 0: there was none. A connection that the other end gave up at
 * the very moment is none of its answers: as browsers do, the request is sent again by another one.
 */
export function fire(origin: string, shot: Shot, begun = performance.now()): Promise<Answer> {
  const { method, path, token, body } = shot;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) =>
      resolve({ status, ms: performance.now() - begun, retryAfter });
    const sent = request(
      `${origin}/api/${path}`,
      {
        method,
        agent,
        timeout: GIVE_UP_MS,
        headers: {
          authorization: `Bearer ${token}`,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) =>
        answer.resume().on('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after'])),
    );
    sent.on('timeout', () => sent.destroy(new Error('It took too long.')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(fire(origin, shot, begun));
      else done(0);
    });
    sent.end(text);
  });
}

/** Without the time to come again it is an outage. */
function isRefusal({ status, retryAfter }: Answer): boolean {
  return status === 503 && Number(retryAfter) > 0;
}

/** Sends so many requests a second for so long, whether or not earlier ones are answered: as people do. */
export async function sendOpenly(
  origins: readonly string[],
  shots: readonly Shot[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  const begun = performance.now();
  const late: number[] = [];
  const answers: Promise<Answer>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 1) await wait(ahead);
    late.push(Math.max(0, performance.now() - due));
    const shot = shots[n % shots.length];
    if (shot) answers.push(fire(origins[n % origins.length] ?? '', shot));
  }
  const all = await Promise.all(answers);
  const accepted = all.filter(({ status }) => status === 200);
  const refused = all.filter(isRefusal);
  const p99 = (some: readonly Answer[]) =>
    some.length === 0
      ? 0
      : percentile(
          some.map(({ ms }) => ms),
          0.99,
        );
  return {
    accepted: accepted.length,
    refused: refused.length,
    failed: all.length - accepted.length - refused.length,
    acceptedP99: p99(accepted),
    refusedP99: p99(refused),
    lateP99: percentile(late, 0.99),
  };
}
