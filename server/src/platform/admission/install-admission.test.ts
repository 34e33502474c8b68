import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { PLACES } from './adapt-places.ts';
import { installAdmission } from './install-admission.ts';

const SLOW_MS = 250;
const ROUNDS = 3;
/** For as many requests as there are places to come, shorter than any of them waits for one. */
const COMING_MS = 600;

/** How many of as many requests as there are places are worked on at once after slow answers of one status. */
async function countInside(status: number): Promise<number> {
  const fastify = Fastify();
  installAdmission(fastify, undefined);
  let within = 0;
  const end = Promise.withResolvers<void>();
  const config = { weight: 'small' } as const;
  fastify.get('/slow', { config }, async (_request, reply) => {
    await wait(SLOW_MS);
    return reply.status(status).send('slow');
  });
  fastify.get('/held', { config }, async () => {
    within += 1;
    await end.promise;
    return 'held';
  });
  const origin = await fastify.listen({ host: '127.0.0.1', port: 0 });
  const ask = (path: string, count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await fetch(`${origin}${path}`)).text()));
  for (let round = 0; round < ROUNDS; round += 1) await ask('/slow', PLACES.least);
  const asking = ask('/held', PLACES.first);
  await wait(COMING_MS);
  const counted = within;
  end.resolve();
  await asking;
  await fastify.close();
  return counted;
}

test('slow answers take places away, slow refusals do not', async () => {
  const [answered, refused] = await Promise.all([countInside(200), countInside(400)]);
  expect(answered).toBeLessThan(PLACES.first);
  expect(refused).toBe(PLACES.first);
});
