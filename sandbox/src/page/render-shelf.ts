import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { City, MarketplaceId, ProductState } from '../market/market.ts';
import { linkTo, MARKETPLACES } from './ask.ts';
import { GOODS_STYLE } from './goods-style.ts';
import {
  figures,
  hidden,
  link,
  options,
  picture,
  section,
  showCount,
  showMoment,
  showMoney,
} from './markup.ts';

export type ShelfPlace = {
  place: number;
  sku: number;
  title: string;
  mainPicture: string;
  sellerName: string;
  isOwn: boolean;
  state: ProductState;
};

export type ShelfPage = {
  text: string;
  marketplace: MarketplaceId;
  cityId: number;
  cities: readonly City[];
  sellerId: number;
  now: Date;
  places: readonly ShelfPlace[];
  ownPlaces: readonly { place: number; sku: number }[];
  total: number;
  page: number;
  pages: number;
  /** To try while nothing has been asked for. */
  suggestions: readonly string[];
};

function renderForm({ text, marketplace, cityId, cities, sellerId }: ShelfPage): string {
  return `<form method="get" action="/shelf"><label>query<input name="text" value="${escapeHtml(text)}" required maxlength="200"></label>
<label>city<select name="city">${options([[0, 'the whole country'], ...cities.map(({ id, name }) => [id, name] as const)], cityId)}</select></label>
<label>marketplace<select name="marketplace">${options(Object.entries(MARKETPLACES), marketplace)}</select></label>
${hidden('seller', sellerId)}<button>Look</button></form>`;
}

function renderPlace(
  { place, sku, title, mainPicture, sellerName, isOwn, state }: ShelfPlace,
  marketplace: MarketplaceId,
) {
  return `<li class="seen${isOwn ? ' own' : ''}">${picture(mainPicture, 'small', '')}
<div class="title"><span class="place">${place}</span> ${link(linkTo(`/card/${sku}`, { marketplace }), title)} ${isOwn ? '<span class="mark on">own</span>' : ''}
<div class="quiet">${escapeHtml(sellerName)} · SKU ${sku}</div></div>
${figures([
  ['price', showMoney(state.priceKopecks)],
  ['rating', state.rating.toFixed(1)],
  ['reviews', showCount(state.reviewsCount)],
])}</li>`;
}

function renderOwn({ ownPlaces, marketplace }: ShelfPage): string {
  if (ownPlaces.length === 0) return '<p>None of the seller’s own products is on this shelf.</p>';
  const shown = ownPlaces.map(
    ({ place, sku }) =>
      `<span class="place">${place}</span> ${link(linkTo(`/card/${sku}`, { marketplace }), String(sku))}`,
  );
  return `<p>Own products: ${shown.join(', ')}</p>`;
}

/** What buyers of a city see for a query at this moment. */
export function renderShelf(page: ShelfPage): string {
  const { text, marketplace, cityId: city, sellerId: seller, places, now, total, suggestions } = page;
  const form = section('Search', renderForm(page));
  if (text === '') {
    const tries = suggestions.map((one) =>
      link(linkTo('/shelf', { text: one, marketplace, city, seller }), one),
    );
    return `${GOODS_STYLE}${form}${section('Popular queries', `<p>${tries.join(', ')}</p>`)}`;
  }
  const to = (number: number, label: string) =>
    link(linkTo('/shelf', { text, marketplace, city, seller, page: number }), label);
  const ways = [
    page.page > 1 ? to(page.page - 1, 'Previous') : '',
    page.page < page.pages ? to(page.page + 1, 'Next') : '',
  ];
  const list = places.map((place) => renderPlace(place, marketplace)).join('');
  return `${GOODS_STYLE}${form}${section(
    `${showCount(total)} products, ${showMoment(now.getTime())} in Moscow`,
    `${renderOwn(page)}<ul class="goods">${list}</ul><nav class="pager">${ways.join('')}</nav>`,
  )}`;
}
