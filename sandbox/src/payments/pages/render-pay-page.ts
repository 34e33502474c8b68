import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { DEMO_SHOP } from '../../keys/shop-key.ts';
import { writeAmount } from '../amount.ts';
import { DEMO_CARDS, findDemoCard } from '../demo-cards.ts';
import { titleOf } from '../methods/view-method.ts';
import type { StoredMethod } from '../stored-method.ts';
import type { StoredPayment } from '../stored-payment.ts';

type Subject = StoredPayment | StoredMethod;

const ROW = 'display:flex;gap:10px;align-items:baseline;font-size:15px';
const SPACED_NUMBER = /(\d{4})(?=\d)/g;

const backLink = ({ returnUrl }: Subject, label: string) =>
  returnUrl === undefined ? '' : `<p><a href="${escapeHtml(returnUrl)}">${label}</a></p>`;

function renderForm(subject: Subject): string {
  const isPayment = 'amountKopecks' in subject;
  // A remembered card that is to be confirmed is chosen already.
  const chosen = isPayment ? findDemoCard(subject.cardNumber) : undefined;
  const cards = (chosen ? [chosen] : DEMO_CARDS).map(
    ({ number, cardType, explanation }, place) =>
      `<label style="${ROW}"><input type="radio" name="card" value="${number}"${place === 0 ? ' checked' : ''}>
<span>${cardType} <code>${number.replaceAll(SPACED_NUMBER, '$1 ')}</code><br>${escapeHtml(explanation)}</span></label>`,
  );
  const remember =
    isPayment && subject.isSavingRequested
      ? `<label style="${ROW}"><input type="checkbox" name="remember" value="yes" checked>
<span>remember the card for later payments</span></label>`
      : '';
  return `<form method="post" style="display:grid;justify-items:start;gap:12px">${cards.join('')}${remember}
<div><button class="main" name="action" value="pay">${isPayment ? 'Pay' : 'Remember the card'}</button>
<button name="action" value="decline">Decline</button></div></form>
${backLink(subject, 'Close and go back to the shop')}`;
}

function renderEnd(subject: Subject): string {
  const card = findDemoCard(subject.cardNumber);
  const reason = 'cancellation' in subject ? subject.cancellation?.reason : undefined;
  return `<p>State: <b>${subject.status}</b>${reason === undefined ? '' : ` (${escapeHtml(reason)})`}</p>
${card ? `<p>${titleOf(card)}</p>` : ''}${backLink(subject, 'Back to the shop')}`;
}

/** What a person sees who was sent here by the shop: the choice, or how it ended. */
export function renderPayPage(subject: Subject): string {
  const sum = writeAmount('amountKopecks' in subject ? subject.amountKopecks : 0).value;
  const description = 'description' in subject ? (subject.description ?? '') : '';
  return `<section><p>${escapeHtml(DEMO_SHOP.name)}, shop ${escapeHtml(subject.shopId)}: no real money</p>
<div class="time">${sum} ₽</div><p>${escapeHtml(description)}</p>
${subject.status === 'pending' ? renderForm(subject) : renderEnd(subject)}</section>`;
}
