import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createRateLimit } from '../clock/create-rate-limit.ts';
import { installFaults } from '../faults/install-faults.ts';
import { addRetryAfter } from './add-retry-after.ts';
import { answerOnce } from './answer-once.ts';
import { authorizeShop, shopIdOf } from './authorize-shop.ts';
import { cancelPayment } from './cancel-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { createPayment } from './create-payment.ts';
import type { ShopCall } from './desk.ts';
import { driftPaymentAnswer } from './drift-payment-answer.ts';
import { getMe } from './get-me.ts';
import { getPayment } from './get-payment.ts';
import { listPayments } from './list-payments.ts';
import { createMethod } from './methods/create-method.ts';
import { getMethod } from './methods/get-method.ts';
import { PaymentError, toPaymentError, writeError } from './payment-error.ts';
import type { PaymentOffice } from './payment-office.ts';
import { createReceipt } from './receipts/create-receipt.ts';
import { getReceipt } from './receipts/get-receipt.ts';
import { listReceipts } from './receipts/list-receipts.ts';
import { createRefund } from './refunds/create-refund.ts';
import { getRefund } from './refunds/get-refund.ts';
import { listRefunds } from './refunds/list-refunds.ts';
import { settleDue } from './settle-due.ts';

type Operation = (call: ShopCall) => unknown;

const READING: Record<string, Operation> = {
  '/payments': listPayments,
  '/payments/:id': getPayment,
  '/payment_methods/:id': getMethod,
  '/refunds': listRefunds,
  '/refunds/:id': getRefund,
  '/receipts': listReceipts,
  '/receipts/:id': getReceipt,
  '/me': getMe,
};
const CHANGING: Record<string, Operation> = {
  '/payments': createPayment,
  '/payments/:id/capture': capturePayment,
  '/payments/:id/cancel': cancelPayment,
  '/payment_methods': createMethod,
  '/refunds': createRefund,
  '/receipts': createReceipt,
};
const KNOWN_PATHS = [...Object.keys(READING), ...Object.keys(CHANGING)].map(
  (path) => new RegExp(`^${path.replace(':id', '[^/]+')}$`),
);

// The provider publishes no figure; a shop that pays people by hand never comes near this one.
const REQUEST_RATE = { requests: 50, perMs: 1000, burst: 100 };

const Params = z.object({ id: z.string().default('') });

/** The provider's API: HTTP Basic with the shop's id and secret key. */
export function servePaymentApi(app: FastifyInstance, office: PaymentOffice): void {
  const { faults, clock } = office;
  const rateLimit = createRateLimit(clock, REQUEST_RATE);

  app.setErrorHandler((error, _request, reply) => {
    const refusal = toPaymentError(error);
    return reply.code(refusal.status).send(writeError(refusal));
  });
  installFaults(app, {
    part: 'payments',
    faults,
    keyOf: shopIdOf,
    status500: writeError(new PaymentError(500, 'Internal server error')),
    status429: writeError(new PaymentError(429, 'Too many requests', { retryAfterMs: 1800 })),
    drift: driftPaymentAnswer,
  });
  app.addHook('onSend', addRetryAfter);
  // A capture of the whole sum and a cancellation have no body, whatever their content type says.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body.toString(), done);
  });

  function open(request: FastifyRequest): ShopCall {
    const retryAfterMs = rateLimit.take(shopIdOf(request) ?? '');
    if (retryAfterMs > 0) throw new PaymentError(429, 'Too many requests', { retryAfterMs });
    const shopId = authorizeShop(request, faults);
    const desk = office.openDesk();
    settleDue(desk);
    const idempotenceKey = request.headers['idempotence-key'];
    return {
      ...desk,
      shopId,
      idempotenceKey: typeof idempotenceKey === 'string' ? idempotenceKey : '',
      id: Params.parse(request.params).id,
      body: request.body ?? {},
      query: request.query,
      pageUrl: (id) => `${request.protocol}://${request.host}${office.pagesAt}/pay/${id}`,
    };
  }

  for (const [path, operation] of Object.entries(READING)) {
    app.get(path, (request) => operation(open(request)));
  }
  for (const [path, operation] of Object.entries(CHANGING)) {
    app.post(path, (request) => answerOnce(open(request), request.url, operation));
  }
  app.setNotFoundHandler((request) => {
    open(request);
    const path = request.url.slice(app.prefix.length).replace(/\?.*$/, '');
    if (KNOWN_PATHS.some((known) => known.test(path))) throw new PaymentError(405, 'Method not allowed');
    throw new PaymentError(404, 'Resource not found');
  });
}
