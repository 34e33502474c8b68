import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { SellerKeys } from '../keys/list-keys.ts';
import type { Seller } from '../market/market.ts';
import { code, head, row } from './markup.ts';

type Key = { profile: string; value: string; explanation: string };

function renderProfiles(title: string, keys: readonly Key[]): string {
  const rows = keys.map(({ profile, value, explanation }) =>
    row(code(profile), escapeHtml(explanation), `<code class="key">${escapeHtml(value)}</code>`),
  );
  return `<h3>${escapeHtml(title)}</h3><table class="keys">${head('profile', 'what it may do', 'key')}${rows.join('')}</table>`;
}

const single = (keys: readonly (readonly [name: string, value: string])[]) =>
  `<table class="keys">${keys.map(([name, value]) => row(escapeHtml(name), `<code class="key">${escapeHtml(value)}</code>`)).join('')}</table>`;

/** Every key with which the product can come in, for one seller. */
export function renderKeys(keys: SellerKeys, otherSellers: readonly Seller[]): string {
  const others = otherSellers.map(({ id, name }) => `<a href="/?seller=${id}#keys">${escapeHtml(name)}</a>`);
  const { advertising, wbStorefront, bot, shop } = keys;
  return `<section id="keys"><h2>Keys to try</h2>
<p>Seller <b><a href="/seller/${keys.sellerId}">${escapeHtml(keys.name)}</a></b>, Client-Id ${code(keys.sellerId)}. A click on a key selects it whole.</p>
${renderProfiles(
  'Ozon Seller API, Api-Key',
  keys.keys.map(({ apiKey, ...rest }) => ({ ...rest, value: apiKey })),
)}
<h3>Ozon Performance API</h3>${single([
    ['client_id', advertising.clientId],
    ['client_secret', advertising.clientSecret],
  ])}
${renderProfiles(
  'Wildberries, token',
  keys.wildberries.map(({ token, ...rest }) => ({ ...rest, value: token })),
)}
${renderProfiles(
  'Yandex Market, Api-Key',
  keys.yandexMarket.map(({ apiKey, ...rest }) => ({ ...rest, value: apiKey })),
)}
<h3>The same for everybody</h3>${single([
    ['statistics feed, bearer', keys.feedKey],
    ['Wildberries storefront, x_wbaas_token', wbStorefront.token],
    ['Wildberries storefront, deviceid', wbStorefront.deviceId],
    [`bot @${bot.username}, token`, bot.token],
    ['payments, shop id', shop.shopId],
    ['payments, secret key', shop.secretKey],
  ])}
<p>Other sellers: ${others.join(', ')}</p>
<form method="get" action="/"><label>any seller id<input name="seller" type="number" min="1"></label><button>Show its keys</button></form>
</section>`;
}
