import { createHash } from 'node:crypto';
import { finished } from 'node:stream';
import type { Route } from '@vitrina/contract/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import { adaptPlaces, PLACES } from './adapt-places.ts';
import { type Admission, type AdmissionLimits, createAdmission, type Weight } from './create-admission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: the route is not counted. */
    weight?: Weight;
  }
}

/** docs/decisions/0037. */
const LIMITS: AdmissionLimits = {
  places: PLACES.first,
  crowd: 32,
  crowdMs: 1000,
  patienceMs: { few: { heavy: 250, small: 1000 }, crowd: { heavy: 25, small: 50 } },
  waiting: 200,
};
const ADAPT_EVERY_MS = 250;
/** Fewer say nothing about the moment. */
const FEWEST_TIMES = 5;
const SLOW_SHARE = 0.9;
const ASK_AGAIN_SECONDS = 2;

/** A route whose question can be too heavy is a read of the market; files and streams have limits of their own. */
export function configOf({ errors }: Route): { weight: Weight } {
  return { weight: errors.includes('request.tooHeavy') ? 'heavy' : 'small' };
}

/** Whoever sends: their session by its token, unread as yet, and their address. */
function groupsOf({ headers, ip }: FastifyRequest): string[] {
  const token = headers.authorization;
  const session = token === undefined ? [] : [createHash('sha1').update(token).digest('base64')];
  return [...session, ip];
}

/** Refuses what the process cannot answer in good time, before its sender is looked up and before a body is read. */
export function installAdmission(
  fastify: FastifyInstance,
  fixedPlaces: number | undefined,
): Pick<Admission, 'load'> {
  const admission = createAdmission({ ...LIMITS, places: fixedPlaces ?? LIMITS.places });
  const adapting = fixedPlaces === undefined ? adaptTo(admission) : undefined;
  fastify.addHook('onClose', async () => adapting?.stop());
  const leaving = new WeakMap<FastifyRequest, () => void>();

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { weight } = request.routeOptions.config;
    if (weight === undefined || leaving.has(request)) return;
    const leave = await admission.enter({ weight, groups: groupsOf(request) });
    if (!leave) throw problem('server.busy', { seconds: ASK_AGAIN_SECONDS });
    leaving.set(request, leave);
    const begun = performance.now();
    finished(reply.raw, (error) => {
      // What was refused was quick, and what broke off ended when its sender liked: neither says how busy it is here.
      if (!error && reply.statusCode < 400 && leaving.get(request) === leave)
        adapting?.note(performance.now() - begun);
      leave();
    });
  }

  fastify.addHook('onRequest', enter);
  // A body comes as slowly as its sender likes: nobody is worked on meanwhile, and nobody is kept out.
  fastify.addHook('preParsing', async (request) => {
    if (request.raw.complete) return;
    leaving.get(request)?.();
    leaving.delete(request);
  });
  fastify.addHook('preValidation', enter);
  return admission;
}

/** Gives the process as many places as it has shown to be quick with. */
function adaptTo(admission: Admission): { note(ms: number): void; stop(): void } {
  let { places } = LIMITS;
  let times: number[] = [];
  const timer = setInterval(() => {
    if (times.length < FEWEST_TIMES) return;
    const slowMs = times.toSorted((a, b) => a - b)[Math.floor(times.length * SLOW_SHARE)] ?? 0;
    places = adaptPlaces(places, { slowMs, isWaiting: admission.load().waiting > 0 });
    admission.setPlaces(places);
    times = [];
  }, ADAPT_EVERY_MS);
  timer.unref();
  return { note: (ms) => void times.push(ms), stop: () => clearInterval(timer) };
}
