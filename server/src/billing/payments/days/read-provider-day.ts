import { addDays, type Day, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { listPayments } from '../../../integrations/payments/list-payments.ts';
import { listRefunds } from '../../../integrations/payments/list-refunds.ts';
import type { Payment } from '../../../integrations/payments/payment.ts';
import type { Page } from '../../../integrations/payments/read-page.ts';
import type { CallAnswer } from '../../../platform/outbound/failure.ts';
import { problem } from '../../../platform/problem.ts';
import type { PayShop } from '../shop/open-shop.ts';
import type { Book } from './list-differences.ts';

type Cursor = { cursor?: string };

/** Every page of a list, or the refusal: a day that is known in part is not compared. */
async function readAll<Item>(readPage: (cursor: Cursor) => Promise<CallAnswer<Page<Item>>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor === undefined ? {} : { cursor });
    if (page.outcome !== 'ok' || page.data.unreadable > 0) throw problem('external.serverError');
    items.push(...page.data.items);
    cursor = page.data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** What the provider's cash book has of a Moscow day: money that came, and money that went back. */
export async function readProviderDay(shop: PayShop, day: Day): Promise<Book & { payments: Payment[] }> {
  const span = { from: startOfMoscowDay(day), to: startOfMoscowDay(addDays(day, 1)) };
  const captured = await readAll((cursor) => listPayments(shop, { by: 'captured_at', ...span, ...cursor }));
  const refunds = await readAll((cursor) => listRefunds(shop, { ...span, ...cursor }));
  const payments = captured.filter(({ status }) => status === 'succeeded');
  return {
    payments,
    payment: new Map(payments.map(({ id, amountKopecks }) => [id, amountKopecks])),
    refund: new Map(
      refunds.flatMap(({ id, status, amountKopecks }) =>
        status === 'succeeded' ? [[id, amountKopecks]] : [],
      ),
    ),
  };
}
