import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerErrors } from '../../platform/answer-errors.ts';
import { acceptForms, sendPage } from '../../platform/html-page.ts';
import { findDemoCard } from '../demo-cards.ts';
import type { Desk } from '../desk.ts';
import { moveMethod } from '../methods/move-method.ts';
import { movePayment } from '../move-payment.ts';
import type { PaymentOffice } from '../payment-office.ts';
import { settleDue } from '../settle-due.ts';
import { renderCashBook } from './render-cash-book.ts';
import { renderPayPage } from './render-pay-page.ts';

const Urls = z.array(z.url({ protocol: /^https?$/ })).max(10);
const AddressOrder = z.object({ urls: Urls });
const AddressForm = z.object({
  urls: z
    .string()
    .transform((text) => text.split(/\s+/).filter((line) => line !== ''))
    .pipe(Urls),
});
const Params = z.object({ id: z.string() });
const PayForm = z.object({
  action: z.enum(['pay', 'decline']),
  card: z.string().optional(),
  remember: z.literal('yes').optional(),
});
type PayForm = z.infer<typeof PayForm>;

function setAddresses({ books }: Desk, urls: readonly string[]): void {
  for (const { url } of books.addresses.list()) books.addresses.remove(url);
  for (const url of urls) books.addresses.put(url, { url });
}

const findSubject = ({ books }: Desk, id: string) => books.payments.get(id) ?? books.methods.get(id);

function decide(desk: Desk, id: string, { action, card: number, remember }: PayForm): void {
  const card = findDemoCard(number);
  if (action === 'pay' && card === undefined) {
    throw Object.assign(new Error('card: there is no such demo card'), { statusCode: 400 });
  }
  const payment = desk.books.payments.get(id);
  const method = desk.books.methods.get(id);
  const isPaid = action === 'pay' && card !== undefined;
  if (payment !== undefined) {
    const isRemembered = remember === 'yes';
    movePayment(
      desk,
      payment,
      isPaid ? { kind: 'paidOnPage', card, isRemembered, nowMs: desk.nowMs } : { kind: 'declined' },
    );
  } else if (method !== undefined) {
    moveMethod(desk, method, isPaid ? { kind: 'boundOnPage', card } : { kind: 'declined' });
  }
}

/** The pages of the provider, and the addresses of the shop's notifications as an API of ours. */
export function servePaymentPages(app: FastifyInstance, office: PaymentOffice): void {
  answerErrors(app);
  acceptForms(app);
  const open = () => {
    const desk = office.openDesk();
    settleDue(desk);
    return desk;
  };
  const listUrls = ({ books }: Desk) => ({ urls: books.addresses.list().map(({ url }) => url) });

  app.get('/', (_request, reply) => sendPage(reply, 'Payments', renderCashBook(open(), office.pagesAt)));
  app.get('/notifications', () => listUrls(open()));
  app.put('/notifications', (request) => {
    const desk = open();
    setAddresses(desk, AddressOrder.parse(request.body).urls);
    return listUrls(desk);
  });
  app.post('/notifications', (request, reply) => {
    setAddresses(open(), AddressForm.parse(request.body).urls);
    return reply.redirect(`${office.pagesAt}/`, 303);
  });

  app.get('/pay/:id', (request, reply) => {
    const subject = findSubject(open(), Params.parse(request.params).id);
    return subject
      ? sendPage(reply, 'Payment', renderPayPage(subject))
      : sendPage(reply.code(404), 'There is no such payment', '');
  });
  app.post('/pay/:id', (request, reply) => {
    const desk = open();
    const { id } = Params.parse(request.params);
    const subject = findSubject(desk, id);
    if (subject === undefined) return sendPage(reply.code(404), 'There is no such payment', '');
    const isOpen = subject.status === 'pending';
    if (isOpen) decide(desk, id, PayForm.parse(request.body));
    // Who comes too late stays here and sees how it ended.
    return reply.redirect((isOpen ? subject.returnUrl : undefined) ?? `${office.pagesAt}/pay/${id}`, 303);
  });
}
