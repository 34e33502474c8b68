import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { DEMO_SHOP } from '../../keys/shop-key.ts';
import { writeAmount } from '../amount.ts';
import type { Desk } from '../desk.ts';
import { FAILING_RECEIPT_EMAIL, receiptStatus } from '../receipts/view-receipt.ts';

const SHOWN = 50;

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const time = (atMs: number) => new Date(atMs).toISOString().slice(0, 19).replace('T', ' ');
const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function renderTable<Item>(
  title: string,
  names: readonly string[],
  items: readonly Item[],
  cellsOf: (item: Item) => string[],
): string {
  const shown = items.slice(-SHOWN).toReversed();
  const table =
    shown.length === 0
      ? '<p>None yet.</p>'
      : `<table><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>${shown.map((item) => row(cellsOf(item))).join('')}</table>`;
  return `<section><h2>${title}</h2>${table}</section>`;
}

function renderAddresses({ books }: Desk, pagesAt: string): string {
  const urls = books.addresses.list().map(({ url }) => escapeHtml(url));
  return `<section><h2>Notifications</h2><p>One address a line; every event goes to each of them, unsigned, until it answers 200 or a day has passed.</p>
<form method="post" action="${pagesAt}/notifications"><textarea name="urls" rows="3" style="width:100%">${urls.join('\n')}</textarea>
<button>Keep</button></form></section>`;
}

/** Everything the provider has on its books, the newest first; times are UTC. */
export function renderCashBook(desk: Desk, pagesAt: string): string {
  const { books, nowMs } = desk;
  return [
    `<section><p>Base address ${code(`${pagesAt}/v3`)}, HTTP Basic ${code(`${DEMO_SHOP.shopId}:${DEMO_SHOP.secretKey}`)}</p>
<p>Receipts for an email that begins with ${code(FAILING_RECEIPT_EMAIL)} fail.</p></section>`,
    renderAddresses(desk, pagesAt),
    renderTable('Payments', ['created', 'id', 'sum', 'state', 'for'], books.payments.list(), (payment) => [
      time(payment.createdAtMs),
      `<a href="${pagesAt}/pay/${payment.id}">${code(payment.id)}</a>`,
      writeAmount(payment.amountKopecks).value,
      `${payment.status} ${escapeHtml(payment.cancellation?.reason ?? '')}`,
      escapeHtml(payment.description ?? ''),
    ]),
    renderTable(
      'Refunds',
      ['created', 'payment', 'sum', 'state'],
      books.refunds.list(),
      ({ createdAtMs, paymentId, amountKopecks, status }) => [
        time(createdAtMs),
        code(paymentId),
        writeAmount(amountKopecks).value,
        status,
      ],
    ),
    renderTable('Receipts', ['created', 'id', 'for', 'state'], books.receipts.list(), (receipt) => [
      time(receipt.createdAtMs),
      code(receipt.id),
      escapeHtml(receipt.order.customer.email ?? receipt.order.customer.phone ?? ''),
      receiptStatus(receipt, nowMs),
    ]),
    renderTable(
      'Deliveries',
      ['created', 'event', 'to', 'attempts', 'state'],
      books.deliveries.list(),
      ({ createdAtMs, event, url, attempts, state, lastAnswer }) => [
        time(createdAtMs),
        code(event),
        escapeHtml(url),
        `${attempts} ${escapeHtml(lastAnswer ?? '')}`,
        state,
      ],
    ),
  ].join('');
}
