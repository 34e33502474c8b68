import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { acceptForms, sendPage } from '../platform/html-page.ts';
import type { Store } from '../platform/open-store.ts';
import { openReceiver, type Receiver, type Verdict } from './open-receiver.ts';
import { renderReceiver } from './render-receiver.ts';
import { isSignedWith } from './verify-signature.ts';

type World = { store: Store; clock: Clock; faults: FaultBoard };

const Name = z.string().regex(/^[a-z0-9-]{1,40}$/, 'a name has 1 to 40 small letters, digits and hyphens');
const Path = z.object({ name: Name });
const Secret = z
  .string()
  .trim()
  .regex(/^whsec_[\w+/-]{10,200}={0,2}$/, 'a secret begins with whsec_');
const GivenSecret = z.object({ secret: Secret });
const Filter = z.object({ name: Name.optional() });

const MAX_BODY = 256 * 1024;
const TAKEN = 204;
const REFUSED = 400;
const GONE = 410;

/** A seller's own program that takes webhooks: programs post to it, people read its page. */
export function serveReceiver(app: FastifyInstance, { store, clock, faults }: World): void {
  answerErrors(app);
  acceptForms(app);
  const receiver = openReceiver(store, clock);
  app.register(async (hooks) => serveHooks(hooks, receiver, faults), { prefix: '/hooks' });

  app.put('/secrets/:name', (request, reply) => {
    const { name } = Path.parse(request.params);
    receiver.setSecret(name, GivenSecret.parse(request.body).secret);
    return reply.code(TAKEN).send();
  });
  app.post('/secrets', (request, reply) => {
    const { name, secret } = Path.extend(GivenSecret.shape).parse(request.body);
    receiver.setSecret(name, secret);
    return reply.redirect('/receiver/', 303);
  });
  app.get('/arrivals', (request) => {
    const { name } = Filter.parse(request.query);
    const arrivals = receiver.list(name);
    return { arrivals: arrivals.map(({ atMs, ...one }) => ({ ...one, at: new Date(atMs).toISOString() })) };
  });
  app.post('/clear', (_request, reply) => {
    receiver.clear();
    return reply.redirect('/receiver/', 303);
  });
  app.get('/', (request, reply) =>
    sendPage(reply, 'Receiver of webhooks', renderReceiver(receiver, `http://${request.host}`)),
  );
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function verify(receiver: Receiver, name: string, request: FastifyRequest, body: Buffer): Verdict {
  const secret = receiver.secretOf(name);
  if (secret === undefined) return 'unknown';
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((one) =>
    headerOf(request, `webhook-${one}`),
  );
  return isSignedWith(secret, { id, timestamp, signature, body }) ? 'right' : 'wrong';
}

function serveHooks(app: FastifyInstance, receiver: Receiver, faults: FaultBoard): void {
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
    done(null, body),
  );
  const nameOf = (request: FastifyRequest) => Path.parse(request.params).name;
  installFaults(app, {
    part: 'receiver',
    faults,
    keyOf: (request) => Path.safeParse(request.params).data?.name,
    // What it refuses it has read: the page lists that too.
    when: 'preHandler',
    status500: { error: 'the program is broken' },
    status429: { error: 'too often' },
    drift: (body) => body,
  });
  // Whatever the answer is, unless the line breaks.
  app.addHook('onSend', async (request, reply, answer) => {
    const name = Path.safeParse(request.params).data?.name;
    if (name === undefined || !Buffer.isBuffer(request.body)) return answer;
    receiver.add({
      name,
      webhookId: headerOf(request, 'webhook-id') ?? null,
      signature: verify(receiver, name, request, request.body),
      status: reply.statusCode,
      body: request.body.toString(),
    });
    return answer;
  });

  app.post('/:name', (request, reply) => {
    const name = nameOf(request);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (faults.take('receiver', name, ['gone'])) return reply.code(GONE).send({ error: 'gone for good' });
    const verdict = verify(receiver, name, request, body);
    if (verdict === 'right') return reply.code(TAKEN).send();
    return reply.code(REFUSED).send({ error: `the signature is ${verdict}` });
  });
}
