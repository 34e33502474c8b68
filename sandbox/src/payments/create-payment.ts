import { z } from 'zod';
import { Amount } from './amount.ts';
import { findDemoCard } from './demo-cards.ts';
import type { ShopCall } from './desk.ts';
import { movePayment } from './move-payment.ts';
import { PAYING_TIME_MS } from './next-payment.ts';
import { objectId } from './object-id.ts';
import { invalidRequest } from './payment-error.ts';
import { ReceiptAsk, requireReceiptSum } from './receipt-ask.ts';
import { RedirectAsk } from './redirect-ask.ts';
import { refuseUnplayed } from './refuse-unplayed.ts';
import { Metadata, type StoredPayment } from './stored-payment.ts';
import { viewPayment } from './view-payment.ts';

const CreateAsk = z.object({
  amount: Amount,
  description: z.string().max(128).optional(),
  receipt: ReceiptAsk.optional(),
  recipient: z.object({ gateway_id: z.string() }).optional(),
  payment_method_id: z.string().optional(),
  payment_method_data: z.object({ type: z.literal('bank_card') }).optional(),
  confirmation: RedirectAsk.optional(),
  save_payment_method: z.boolean().default(false),
  capture: z.boolean().default(false),
  metadata: Metadata.optional(),
  merchant_customer_id: z.string().max(200).optional(),
});

/** POST /payments: one that a person pays on our page, or one by a remembered card that is over at once, unless its bank asks. */
export function createPayment(call: ShopCall): unknown {
  refuseUnplayed(call.body);
  const ask = CreateAsk.parse(call.body);
  requireReceiptSum(ask.receipt, ask.amount);
  const { shopId, nowMs } = call;
  const created: StoredPayment = {
    id: objectId('payment', shopId, call.idempotenceKey, nowMs),
    shopId,
    status: 'pending',
    amountKopecks: ask.amount,
    description: ask.description,
    metadata: ask.metadata,
    merchantCustomerId: ask.merchant_customer_id,
    receipt: ask.receipt,
    isCapturedAtOnce: ask.capture,
    isSavingRequested: ask.save_payment_method,
    isMethodSaved: false,
    methodId: ask.payment_method_id,
    returnUrl: ask.confirmation?.return_url,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + PAYING_TIME_MS,
  };
  return viewPayment(call, start(call, created), call.pageUrl);
}

function start(call: ShopCall, payment: StoredPayment): StoredPayment {
  if (payment.methodId === undefined) {
    if (payment.returnUrl === undefined) throw invalidRequest('Confirmation is required', 'confirmation');
    call.books.payments.put(payment.id, payment);
    return payment;
  }
  const method = call.books.methods.get(payment.methodId);
  const card = findDemoCard(method?.cardNumber);
  if (method?.status !== 'active' || method.shopId !== payment.shopId || card === undefined) {
    throw invalidRequest('Payment method is not found or not saved', 'payment_method_id');
  }
  if (card.later === 'confirmation' && payment.returnUrl !== undefined) {
    const unconfirmed = { ...payment, cardNumber: card.number };
    call.books.payments.put(unconfirmed.id, unconfirmed);
    return unconfirmed;
  }
  return movePayment(call, payment, { kind: 'chargedLater', card, nowMs: call.nowMs });
}
