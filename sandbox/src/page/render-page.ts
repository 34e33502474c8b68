import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { ClockReading } from '../clock/move-clock.ts';
import type { SellerKeys } from '../keys/list-keys.ts';
import type { Seller } from '../market/market.ts';
import type { listParts, PartLine } from './list-parts.ts';
import { code, head, link, row, showCount } from './markup.ts';
import { renderClock } from './render-clock.ts';
import { renderFaults, type Weather } from './render-faults.ts';
import { renderKeys } from './render-keys.ts';

export type PageContent = Weather & {
  clock: ClockReading;
  keys: SellerKeys;
  otherSellers: readonly Seller[];
  parts: ReturnType<typeof listParts>;
  size: { seed: number; queries: number; products: number; sellers: number };
};

const STYLE = `<style>
.ways { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none; }
.ways a { display: block; height: 100%; padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px; color: inherit; text-decoration: none; }
.ways a:hover { border-color: var(--main); }
.ways b { display: block; color: var(--main); }
.ways span { color: var(--quiet); font-size: 13px; }
h3 { margin: 18px 0 4px; font-size: 15px; }
button.chosen { border-color: var(--main); color: var(--main); font-weight: 600; }
table.keys td:first-child { width: 240px; }
code.key { display: block; max-width: 460px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; user-select: all; }
table.wide code { white-space: normal; }
details { margin-top: 12px; }
summary { cursor: pointer; color: var(--main); }
@media (max-width: 640px) { table.keys, table.keys tbody, table.keys tr, table.keys td { display: block; width: auto !important; border: 0; padding: 2px 0; } table.keys tr { padding: 8px 0; border-bottom: 1px solid var(--line); } table.keys th { display: none; } }
</style>`;

const renderWay = ({ name, explanation, tryUrl }: PartLine) =>
  `<li><a href="${escapeHtml(tryUrl)}"><b>${escapeHtml(name)}</b><span>${escapeHtml(explanation)}</span></a></li>`;

function renderParts({ parts }: PageContent): string {
  const rows = parts.forProduct.map(({ name, explanation, base, tryUrl, trying }) =>
    row(
      `<b>${escapeHtml(name)}</b><br><span class="quiet">${escapeHtml(explanation)}</span>`,
      code(base),
      link(tryUrl, trying),
    ),
  );
  return `<section><h2>For people</h2><ul class="ways">${parts.forPeople.map(renderWay).join('')}</ul></section>
<section><h2>For the product</h2><table>${head('part', 'base address', 'try')}${rows.join('')}</table></section>`;
}

/** The start page of the outside world. */
export function renderPage(content: PageContent): string {
  const { seed, queries, products, sellers } = content.size;
  return `${STYLE}<p>One deterministic market: seed ${seed}, ${showCount(queries)} queries, ${showCount(products)} products, ${showCount(sellers)} sellers.</p>
${renderClock(content.clock)}${renderParts(content)}${renderFaults(content)}${renderKeys(content.keys, content.otherSellers)}`;
}
