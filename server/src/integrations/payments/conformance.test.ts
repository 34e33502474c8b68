import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { GOOD_CARD, makeOrder, openShop, pressOnPage, RETURN_URL } from '../../../test/fakes/shop.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import { bindPaymentMethod } from './bind-payment-method.ts';
import { cancelPayment } from './cancel-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { createPayment } from './create-payment.ts';
import { createReceipt } from './create-receipt.ts';
import { createRefund } from './create-refund.ts';
import { getPayment } from './get-payment.ts';
import { getPaymentMethod } from './get-payment-method.ts';
import { getReceipt } from './get-receipt.ts';
import { getRefund } from './get-refund.ts';
import { getShopSettings } from './get-shop-settings.ts';
import { listPayments } from './list-payments.ts';
import { listReceipts } from './list-receipts.ts';
import { listRefunds } from './list-refunds.ts';
import type { OrderAnswer } from './order-once.ts';
import type { Shop } from './shop.ts';

const contract = openContract('yookassa');

function requireDone<Data>(answer: OrderAnswer<'created', Data>): Data {
  if (answer.outcome !== 'created') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const receipt = (amountKopecks: number) => ({
  customer: { email: 'seller@vitrina.test' },
  items: [
    {
      description: 'Points',
      quantity: 1,
      amountKopecks,
      vatCode: 1,
      paymentSubject: 'service' as const,
      paymentMode: 'advance' as const,
    },
  ],
  taxSystemCode: 2,
});

describe.skipIf(!contract)('asks by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'client');
  const exchanges: Exchange[] = [];
  let sandbox: Sandbox;
  let shop: Shop;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 300 });
    const opened = await openShop(sandbox);
    shop = { ...opened, send: recordExchanges(opened.send, (exchange) => exchanges.push(exchange)) };
  });
  afterAll(() => sandbox.stop());

  async function pay(order: object = {}) {
    const payment = requireDone(await createPayment(shop, { ...makeOrder(), ...order }));
    await pressOnPage(payment.confirmationUrl, { action: 'pay', card: GOOD_CARD, remember: 'yes' });
    return payment;
  }

  test('every operation', async () => {
    const key = () => makeOrder().idempotenceKey;
    const paid = await pay({ receipt: receipt(100_000), saveMethod: true });
    const read = await getPayment(shop, paid.id);
    expect(read).toMatchObject({ outcome: 'ok', data: { status: 'succeeded', method: { isSaved: true } } });
    requireDone(await createPayment(shop, { ...makeOrder(), methodId: paid.id }));

    const held = await pay({ isCapturedAtOnce: false });
    const order = { idempotenceKey: key(), paymentId: held.id, amountKopecks: 50_000 };
    expect(await capturePayment(shop, order)).toMatchObject({
      outcome: 'captured',
      data: { amountKopecks: 50_000 },
    });
    const other = await pay({ isCapturedAtOnce: false });
    expect(await cancelPayment(shop, { idempotenceKey: key(), paymentId: other.id })).toMatchObject({
      outcome: 'canceled',
      data: { cancellation: { party: 'merchant', reason: 'canceled_by_merchant' } },
    });

    const refundOrder = { paymentId: paid.id, amountKopecks: 30_000, description: 'asked for' };
    const refund = requireDone(
      await createRefund(shop, { idempotenceKey: key(), ...refundOrder, receipt: receipt(30_000) }),
    );
    await getRefund(shop, refund.id);
    await listRefunds(shop, { paymentId: paid.id });

    const settlement = { paymentId: paid.id, amountKopecks: 70_000, receipt: receipt(70_000) };
    const printed = requireDone(await createReceipt(shop, { idempotenceKey: key(), ...settlement }));
    await getReceipt(shop, printed.id);
    expect(await listReceipts(shop, { paymentId: paid.id })).toMatchObject({
      data: { items: { length: 2 } },
    });

    const method = requireDone(
      await bindPaymentMethod(shop, { idempotenceKey: key(), returnUrl: RETURN_URL }),
    );
    await getPaymentMethod(shop, method.id);
    expect(await getShopSettings(shop)).toMatchObject({ data: { isTest: true, isEnabled: true } });
    const { now } = await sandbox.clock();
    const span = { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 3_600_000) };
    expect(await listPayments(shop, span)).toMatchObject({
      data: { items: { length: 4 }, nextCursor: null },
    });
  });

  test('requested and answered as the contract says', () => {
    for (const { method, url, requestHeaders, requestBody, answer } of exchanges) {
      if (answer.outcome !== 'answered') throw new Error(url);
      const { pathname, search } = new URL(url);
      const path = pathname.replace('/yookassa/v3', '') + search;
      const input = { method, path, headers: requestHeaders, requestBody: requestBody ?? undefined };
      const differences = coverage.check({ ...input, status: answer.status, answerBody: answer.body });
      expect([method, path, differences]).toEqual([method, path, []]);
    }
    expect(coverage.missing()).toEqual([]);
  });

  test('the secret key is in no record', () => {
    expect(JSON.stringify(exchanges)).not.toContain(shop.secretKey);
  });
});
