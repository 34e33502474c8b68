import { escapeHtml } from '@vitrina/contract/escape-html.ts';
import { CAUSE_NAMES } from '../market/changes/market-change.ts';
import type { CardPage } from './card-page.ts';
import { CAUSE_WORDS } from './cause-words.ts';
import { describeChange } from './describe-change.ts';
import { link, options, row, section, showMoment, showMoney } from './markup.ts';
import { renderCardForm as form } from './render-card-form.ts';

/** Who else sells on a card. */
export function renderCardOffers(page: CardPage): string {
  const rows = page.piggyBackers.map(({ sku, sellerId, sellerName, priceKopecks, sinceMs }) =>
    row(
      link(`/seller/${sellerId}`, sellerName),
      String(sku),
      showMoney(priceKopecks),
      `since ${showMoment(sinceMs)}`,
    ),
  );
  const table =
    rows.length === 0 ? '<p>Nobody else sells on this card.</p>' : `<table>${rows.join('')}</table>`;
  const join = `<label>seller id<input name="sellerId" type="number" min="1" value="11" required></label><label>price, ₽<input name="priceRub" type="number" min="1" required></label><label>for hours<input name="hours" type="number" min="1" max="8760" value="24" required></label><button>Let a seller join</button>`;
  return section('Other sellers', `${table}${form(page, 'piggy-backer', join)}`);
}

/** What was done to a card and what happened to it. */
export function renderCardHistory(page: CardPage): string {
  const changes = page.changes
    .toReversed()
    .map((change) => row(escapeHtml(showMoment(change.atMs)), escapeHtml(describeChange(change))));
  const causes = page.causes
    .toReversed()
    .map(({ cause, fromMs, untilMs, isPlanted }) =>
      row(
        escapeHtml(`${showMoment(fromMs)} – ${showMoment(untilMs)}`),
        escapeHtml(`${CAUSE_WORDS[cause]}${isPlanted ? ' (of the market itself)' : ''}`),
      ),
    );
  const inject = `<label>what happens<select name="cause">${options(CAUSE_NAMES.map((name) => [name, CAUSE_WORDS[name]] as const))}</select></label><label>for hours<input name="hours" type="number" min="1" max="8760" value="24" required></label><button>Let it happen</button>`;
  return section(
    'History',
    `<table>${changes.join('') || row('Nobody has changed anything yet.')}</table>
<details><summary>Why its place moved in the last 30 days</summary><table>${causes.join('') || row('Nothing happened.')}</table></details>${form(page, 'cause', inject)}`,
  );
}
