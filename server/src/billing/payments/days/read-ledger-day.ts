import { addDays, type Day, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/database.ts';
import type { PayShop } from '../shop/open-shop.ts';
import { KOPECKS } from '../shop/rules.ts';
import type { Book } from './list-differences.ts';

type Row = { kind: 'payment' | 'refund'; provider_id: string; points: number };

/** What the ledger has of the day's money, by the entries of the account of cards and not by what payments say of themselves. */
export async function readLedgerDay(db: Db, { shopId, isTest }: PayShop, day: Day): Promise<Book> {
  const [from, to] = [startOfMoscowDay(day), startOfMoscowDay(addDays(day, 1))];
  const { rows } = await sql<Row>`
    select 'payment' as kind, p.provider_id, -e.points as points
    from payments p
    join ledger_operations o on o.idempotency_key = 'topUp:' || p.id
    join ledger_entries e on e.operation_id = o.id and e.account = 'card'
    where p.captured_at >= ${from} and p.captured_at < ${to} and p.shop_id = ${shopId} and p.is_test = ${isTest}
    union all
    select 'refund', r.provider_id, e.points
    from payment_refunds r
    join payments p on p.id = r.payment_id
    join ledger_operations o on o.idempotency_key = 'refund:' || r.id
    join ledger_entries e on e.operation_id = o.id and e.account = 'card'
    where r.refunded_at >= ${from} and r.refunded_at < ${to} and p.shop_id = ${shopId} and p.is_test = ${isTest}
      `.execute(db);
  const of = (kind: Row['kind']) =>
    new Map(
      rows.filter((row) => row.kind === kind).map((row) => [row.provider_id, row.points * KOPECKS] as const),
    );
  return { payment: of('payment'), refund: of('refund') };
}
