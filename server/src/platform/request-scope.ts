import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const scope = new AsyncLocalStorage<true>();

/** Whether what runs now answers a person who waits, and not a job. */
export function isInRequest(): boolean {
  return scope.getStore() === true;
}

/** Runs what answers a person. */
export function runInRequest<Result>(work: () => Result): Result {
  return scope.run(true, work);
}

export function installRequestScope(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, _reply, done) => runInRequest(done));
  // Reading the body leaves the scope: its events belong to the connection.
  fastify.addHook('preValidation', (_request, _reply, done) => runInRequest(done));
}
