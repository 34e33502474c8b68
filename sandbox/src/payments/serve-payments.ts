import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { Store } from '../platform/open-store.ts';
import { tick } from '../platform/tick.ts';
import { deliverDue } from './deliver-due.ts';
import { openBooks } from './open-books.ts';
import { servePaymentPages } from './pages/serve-payment-pages.ts';
import { servePaymentApi } from './serve-payment-api.ts';
import { settleDue } from './settle-due.ts';

type World = { store: Store; clock: Clock; faults: FaultBoard };

/** The payment provider: the API under `/v3`, and the pages where people pay and look. */
export function servePayments(app: FastifyInstance, { store, clock, faults }: World): void {
  const books = openBooks(store);
  const openDesk = () => ({ books, faults, nowMs: clock.now().getTime() });
  const office = { faults, clock, pagesAt: app.prefix, openDesk };
  const closing = new AbortController();

  app.register(async (api) => servePaymentApi(api, office), { prefix: '/v3' });
  app.register(async (pages) => servePaymentPages(pages, office));
  tick(app, async () => {
    const desk = openDesk();
    settleDue(desk);
    await deliverDue(books, desk.nowMs, closing.signal);
  });
  app.addHook('preClose', async () => closing.abort());
}
