import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { moscowDay } from '../clock/moscow-day.ts';
import type { MarketplaceId, Seller } from '../market/market.ts';
import type { Campaign } from '../traffic/create-campaigns.ts';
import { addCounters, NO_COUNTERS } from '../traffic/traffic.ts';
import { linkTo, MARKETPLACES } from './ask.ts';
import { GOODS_STYLE } from './goods-style.ts';
import type { Goods } from './list-goods.ts';
import {
  figures,
  head,
  hidden,
  link,
  picture,
  row,
  section,
  showCount,
  showMoment,
  showMoney,
  showShare,
} from './markup.ts';

export type SellerPage = {
  seller: Seller;
  marketplace: MarketplaceId;
  now: Date;
  goods: readonly Goods[];
  campaigns: readonly Campaign[];
  page: number;
  pages: number;
  productsCount: number;
};

/** Tabs of the marketplaces, and the ways out of the cabinet. */
function renderTabs({ seller, marketplace, now }: SellerPage): string {
  const tabs = Object.entries(MARKETPLACES).map(([id, name]) =>
    id === marketplace
      ? `<b>${escapeHtml(name)}</b>`
      : link(linkTo(`/seller/${seller.id}`, { marketplace: id }), name),
  );
  const ways = [
    link(linkTo('/shelf', { marketplace, seller: seller.id }), 'Any shelf'),
    link('/telegram/', 'Chat'),
    link('/mailbox/', 'Mailbox'),
    link('/yookassa/', 'Payments'),
    link(`/?seller=${seller.id}#keys`, 'Keys'),
  ];
  return `<p>Client-Id ${seller.id}; it is ${escapeHtml(showMoment(now.getTime()))} in Moscow</p>
<nav class="tabs">${tabs.join('')}</nav><nav class="tabs">${ways.join('')}</nav>`;
}

function renderPlace({ topQuery }: Goods, { marketplace, seller }: SellerPage): string {
  if (topQuery === undefined) return '<span class="quiet">nobody looks for it</span>';
  const { text, place } = topQuery;
  const shelf = link(linkTo('/shelf', { text, marketplace, seller: seller.id }), text);
  return `<span class="place">${place ?? 'not found'}</span> <span class="quiet">in</span> ${shelf}`;
}

function renderGoods(goods: Goods, page: SellerPage): string {
  const { product, title, mainPicture, state, bid, today } = goods;
  const card = linkTo(`/card/${product.sku}`, { marketplace: page.marketplace });
  return `<li class="changeable" id="sku-${product.sku}">${picture(mainPicture, 'small', '')}
<div class="title"><a href="${escapeHtml(card)}">${escapeHtml(title)}</a> ${bid > 0 ? '<span class="mark on">advertised</span>' : ''}
<div class="quiet">SKU ${product.sku} · ${escapeHtml(product.offerId)} · place ${renderPlace(goods, page)}</div></div>
${figures([
  ['price', showMoney(state.priceKopecks)],
  ['stock', showCount(state.stock)],
  ['views', showCount(today.views)],
  ['clicks', showCount(today.clicks)],
  ['click rate', showShare(today.clicks, today.views)],
  ['carts', showCount(today.carts)],
  ['orders', showCount(today.orders)],
])}
<form method="post" action="/card/${product.sku}/price">${hidden('marketplace', page.marketplace)}${hidden('page', page.page)}
<input name="priceRub" type="number" min="1" step="1" value="${Math.round(state.priceKopecks / 100)}" aria-label="price of ${product.sku}"><button>Change price</button></form></li>`;
}

function renderCampaigns({ campaigns, seller, marketplace, now }: SellerPage): string {
  if (campaigns.length === 0) return section('Campaigns', '<p>This seller has none.</p>');
  const today = moscowDay(now);
  const rows = campaigns.map((campaign) => {
    const { serial, place, items, isOn, untilDay, end } = campaign;
    const isOver = untilDay !== undefined && untilDay <= today && end === 'finished';
    const button = `<form class="inline" method="post" action="/seller/${seller.id}/campaign">${hidden('marketplace', marketplace)}${hidden('serial', serial)}<button name="to" value="${isOn ? 'off' : 'on'}">Turn ${isOn ? 'off' : 'on'}</button></form>`;
    return row(
      `№ ${serial}`,
      place === 'top' ? 'on top of the search' : 'among other goods',
      `${items.length} products`,
      isOver ? 'finished' : `<span class="mark ${isOn ? 'on' : ''}">${isOn ? 'on' : 'off'}</span>`,
      isOver ? '' : button,
    );
  });
  return section('Campaigns', `<table>${head('', 'shows goods', '', '', '')}${rows.join('')}</table>`);
}

function renderPager({ seller, marketplace, page, pages }: SellerPage): string {
  const to = (number: number, label: string) =>
    link(linkTo(`/seller/${seller.id}`, { marketplace, page: number }), label);
  const ways = [page > 1 ? to(page - 1, 'Previous') : '', page < pages ? to(page + 1, 'Next') : ''];
  return pages > 1
    ? `<nav class="pager">${ways.join('')}<span class="quiet">page ${page} of ${pages}</span></nav>`
    : '';
}

/** The cabinet of a seller in small: what sells today, what it costs, where it stands. */
export function renderSeller(page: SellerPage): string {
  const { goods, productsCount } = page;
  const total = goods.map(({ today }) => today).reduce(addCounters, NO_COUNTERS);
  const sums = figures([
    ['views', showCount(total.views)],
    ['clicks', showCount(total.clicks)],
    ['click rate', showShare(total.clicks, total.views)],
    ['carts', showCount(total.carts)],
    ['orders', showCount(total.orders)],
    ['ordered for', showMoney(total.ordersKopecks)],
  ]);
  const list = goods.map((one) => renderGoods(one, page)).join('');
  const products =
    goods.length === 0
      ? '<p>Nothing is on sale here.</p>'
      : `<p>Since midnight in Moscow, search and campaigns together. Places are of the whole country.</p><ul class="goods">${list}</ul>`;
  return `${GOODS_STYLE}${renderTabs(page)}
<section class="total"><h2>Today, ${goods.length} of ${showCount(productsCount)} products</h2>${sums}</section>
${section('Products', `${products}${renderPager(page)}`)}${renderCampaigns(page)}`;
}
