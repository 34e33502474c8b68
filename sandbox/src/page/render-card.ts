import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { CAUSE_NAMES } from '../market/changes/market-change.ts';
import { addCounters } from '../traffic/traffic.ts';
import { linkTo, MARKETPLACES } from './ask.ts';
import type { CardPage } from './card-page.ts';
import { CAUSE_WORDS } from './cause-words.ts';
import { describeChange } from './describe-change.ts';
import { GOODS_STYLE } from './goods-style.ts';
import {
  figures,
  head,
  hidden,
  link,
  options,
  picture,
  row,
  section,
  showCount,
  showMoment,
  showMoney,
  showShare,
} from './markup.ts';
import { renderCardForm as form } from './render-card-form.ts';
import { renderCardText } from './render-card-text.ts';

/** Who else sells on a card. */
function renderCardOffers(page: CardPage): string {
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
function renderCardHistory(page: CardPage): string {
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

function nameAdvertising({ bid, campaignBid }: CardPage['advertising']): string {
  if (campaignBid === 0) return 'none';
  return `bid ${campaignBid.toFixed(2)}${bid === 0 ? ', the money of the day is spent' : ''}`;
}

function renderTop(page: CardPage): string {
  const { product, sellerName, marketplace, look, state, advertising } = page;
  const tabs = Object.entries(MARKETPLACES).map(([id, name]) =>
    id === marketplace
      ? `<b>${escapeHtml(name)}</b>`
      : link(linkTo(`/card/${product.sku}`, { marketplace: id }), name),
  );
  const price = `<label>price, ₽<input name="priceRub" type="number" min="1" step="1" value="${Math.round(state.priceKopecks / 100)}"></label><button>Change</button>`;
  const campaign =
    advertising.campaignBid > 0
      ? '<button name="to" value="off">Take out of advertising</button>'
      : '<button name="to" value="on">Advertise</button>';
  return `<nav class="tabs">${tabs.join('')}</nav><section><div class="card">${picture(look.pictures[0]?.address ?? '', 'large', look.title)}
<div><p>${link(linkTo(`/seller/${product.sellerId}`, { marketplace }), sellerName)} · SKU ${product.sku} · ${escapeHtml(product.offerId)}</p>
${figures([
  ['price', showMoney(state.priceKopecks)],
  ['stock', showCount(state.stock)],
  ['rating', state.rating.toFixed(1)],
  ['reviews', showCount(state.reviewsCount)],
  ['advertising', nameAdvertising(advertising)],
])}${form(page, 'price', price)}${form(page, 'campaign', campaign)}</div></div></section>`;
}

function renderPictures(page: CardPage): string {
  const items = page.look.pictures.map(({ address }, place) => {
    const choose = `${hidden('place', place)}<button>Make it main</button>`;
    return `<li>${picture(address, 'small', `picture ${place + 1}`)}${place === 0 ? '<span class="mark on">main</span>' : form(page, 'main', choose)}</li>`;
  });
  const renew =
    '<button name="to" value="main">Another main picture</button><button name="to" value="addresses">The same pictures under other addresses</button>';
  return section('Pictures', `<ul class="pictures">${items.join('')}</ul>${form(page, 'renew', renew)}`);
}

function renderDays({ days }: CardPage): string {
  const rows = days.map(({ name, organic, advertised }) => {
    const all = addCounters(organic, advertised);
    return row(
      escapeHtml(name),
      showCount(all.views),
      showCount(all.clicks),
      showShare(all.clicks, all.views),
      showCount(all.carts),
      showCount(all.orders),
      showMoney(all.ordersKopecks),
      `${showCount(advertised.views)} / ${showCount(advertised.clicks)}`,
    );
  });
  const names = [
    '',
    'views',
    'clicks',
    'click rate',
    'carts',
    'orders',
    'ordered for',
    'advertised views / clicks',
  ];
  return section('What buyers did', `<table class="numbers">${head(...names)}${rows.join('')}</table>`);
}

function renderPlaces({ topQueries, product, marketplace, cityId, cities }: CardPage): string {
  const rows = topQueries.map(({ text, searches, place }) =>
    row(
      link(linkTo('/shelf', { text, marketplace, city: cityId, seller: product.sellerId }), text),
      `<span class="place">${place ?? 'not found'}</span>`,
      showCount(searches),
    ),
  );
  const named = cities.map(({ id, name }) => [id, name] as const);
  const choose = `<form method="get" action="/card/${product.sku}">${hidden('marketplace', marketplace)}<label>city<select name="city">${options([[0, 'the whole country'], ...named], cityId)}</select></label><button>Show</button></form>`;
  const table =
    rows.length === 0
      ? '<p>Nobody looked for it yesterday.</p>'
      : `<table class="numbers places">${head('query', 'place now', 'searches yesterday')}${rows.join('')}</table>`;
  return section('Place in its queries', `${choose}${table}`);
}

/** A card as its owner sees it, with all that can be done to it. */
export function renderCard(page: CardPage): string {
  return `${GOODS_STYLE}${renderTop(page)}${renderPictures(page)}${renderCardText(page)}${renderDays(page)}${renderPlaces(page)}${renderCardOffers(page)}${renderCardHistory(page)}`;
}
