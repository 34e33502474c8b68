import type { ClockReading } from '../clock/move-clock.ts';
import { FAULT_MEANINGS, FAULT_NAMES, PARTS, type PlantedFault } from '../faults/fault.ts';
import type { SellerKeys } from '../keys/list-keys.ts';
import type { Seller } from '../market/market.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { PAGE_STYLE } from '../platform/page-style.ts';

export type PageContent = {
  clock: ClockReading;
  faults: readonly PlantedFault[];
  keys: SellerKeys;
  otherSellers: readonly Seller[];
  /** A link to try for each part. */
  parts: readonly { name: string; explanation: string; base: string; tryUrl: string }[];
  size: { seed: number; queries: number; products: number; sellers: number };
};

const number = new Intl.NumberFormat('en');
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const head = (...names: string[]) => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
const button = (name: string, value: string, label: string) =>
  `<button name="${name}" value="${value}">${label}</button>`;
const options = (names: readonly string[]) => names.map((name) => `<option>${name}</option>`).join('');
const code = (text: string | number) => `<code>${escapeHtml(text)}</code>`;

function renderParts({ parts }: PageContent): string {
  const rows = parts.map(({ name, explanation, base, tryUrl }) =>
    row(
      `<b>${escapeHtml(name)}</b><br>${escapeHtml(explanation)}`,
      code(base),
      `<a href="${escapeHtml(tryUrl)}">try</a>`,
    ),
  );
  return `<section><h2>Parts</h2><table>${head('part', 'base address', '')}${rows.join('')}</table></section>`;
}

function renderClock({ clock }: PageContent): string {
  const moscow = new Date(clock.now).toLocaleString('en-GB', {
    timeZone: 'Europe/Moscow',
    dateStyle: 'full',
    timeStyle: 'medium',
  });
  return `<section><h2>Clock</h2><div class="time">${escapeHtml(moscow)} Moscow</div>
<p>${clock.speed === 0 ? 'paused' : `runs ${escapeHtml(clock.speed)} × real time`}; <a href="/">look again</a></p>
<form method="post" action="/page/clock">
${button('speed', '0', 'Pause')}${button('speed', '1', '× 1')}${button('speed', '60', '× 60')}
${button('advanceMinutes', '60', '+ 1 hour')}${button('advanceMinutes', '1440', '+ 1 day')}
</form></section>`;
}

function renderFaults({ faults }: PageContent): string {
  const planted = faults.map((fault) =>
    row(
      fault.part,
      escapeHtml(fault.key ?? 'everybody'),
      fault.fault,
      `${fault.used} of ${fault.times ?? '∞'}`,
    ),
  );
  const meanings = FAULT_NAMES.map((name) => row(code(name), escapeHtml(FAULT_MEANINGS[name])));
  const table =
    planted.length === 0
      ? '<p>Nothing goes wrong at the moment.</p>'
      : `<table>${head('part', 'for', 'fault', 'used')}${planted.join('')}</table>`;
  return `<section><h2>Faults</h2>${table}
<form method="post" action="/page/faults">
<label>part<select name="part">${options(PARTS)}</select></label>
<label>fault<select name="fault">${options(FAULT_NAMES)}</select></label>
<label>for one key<input name="key" placeholder="everybody"></label>
<label>times<input name="times" type="number" min="1" placeholder="until removed"></label>
<button>Plant</button><button name="clear" value="yes">Remove all</button>
</form><details><summary>What each one does</summary><table>${meanings.join('')}</table></details></section>`;
}

function renderKeys({ keys, otherSellers }: PageContent): string {
  const rows = keys.keys.map(({ profile, apiKey, explanation }) =>
    row(code(profile), code(apiKey), escapeHtml(explanation)),
  );
  const others = otherSellers.map(({ id, name }) => `<a href="/?seller=${id}">${escapeHtml(name)}</a>`);
  return `<section><h2>Keys to try</h2>
<p>Seller <b>${escapeHtml(keys.name)}</b>, Client-Id ${code(keys.sellerId)}</p>
<table>${head('profile', 'Api-Key', 'what it may do')}${rows.join('')}</table>
<p>Statistics feed: bearer ${code(keys.feedKey)}</p><p>Other sellers: ${others.join(', ')}</p>
<form method="get" action="/"><label>any seller id<input name="seller" type="number"></label><button>Show its keys</button></form>
</section>`;
}

export function renderPage(content: PageContent): string {
  const { seed, queries, products, sellers } = content.size;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox</title><style>${PAGE_STYLE}</style></head><body><main>
<h1>The outside world</h1>
<p>One deterministic market: seed ${seed}, ${number.format(queries)} queries, ${number.format(products)} products, ${number.format(sellers)} sellers.</p>
${renderParts(content)}${renderClock(content)}${renderFaults(content)}${renderKeys(content)}
</main></body></html>`;
}
