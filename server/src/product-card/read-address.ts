import { Sku } from '@vitrina/contract/ids.ts';

/** What a person means by a line: a card of Ozon, one of another marketplace, or a text that may be an article. */
export type CardAddress =
  | { kind: 'sku'; sku: number }
  | { kind: 'otherMarketplace'; marketplace: 'wb' | 'ym' }
  | { kind: 'text'; text: string }
  | { kind: 'unknownAddress' };

const OZON = /^(?:[\w-]+\.)*ozon\.(?:ru|com|kz|by)$/;
const WILDBERRIES = /^(?:[\w-]+\.)*(?:wildberries|wb)\.(?:ru|by|kz|am|kg|uz|ge)$/;
const YANDEX_MARKET = /^(?:[\w-]+\.)*market\.yandex\.(?:ru|by|kz)$/;
/** The number stands alone or behind the name in Latin letters: `/product/chaynik-123456/`. */
const OZON_PRODUCT = /^\/product\/(?:[^/]*-)?(\d{1,12})(?:\/|$)/;
const SPACES = /\s/g;

function readSku(digits: string): CardAddress {
  const sku = Sku.safeParse(Number(digits));
  return sku.success ? { kind: 'sku', sku: sku.data } : { kind: 'unknownAddress' };
}

/** People copy addresses with and without the protocol. */
function readUrl(line: string): URL | undefined {
  if (/\s/.test(line)) return undefined;
  if (/^https?:\/\//i.test(line)) return URL.canParse(line) ? new URL(line) : undefined;
  return /^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(line) && URL.canParse(`https://${line}`)
    ? new URL(`https://${line}`)
    : undefined;
}

export function readAddress(given: string): CardAddress {
  const line = given.trim();
  const url = readUrl(line);
  if (url === undefined) {
    const digits = line.replaceAll(SPACES, '');
    return /^\d{1,12}$/.test(digits) ? readSku(digits) : { kind: 'text', text: line };
  }
  if (WILDBERRIES.test(url.hostname)) return { kind: 'otherMarketplace', marketplace: 'wb' };
  if (YANDEX_MARKET.test(url.hostname)) return { kind: 'otherMarketplace', marketplace: 'ym' };
  const sku = OZON.test(url.hostname) ? OZON_PRODUCT.exec(url.pathname)?.[1] : undefined;
  // An article may look like an address without a protocol; one that has it is an address.
  if (sku === undefined)
    return /^https?:/i.test(line) ? { kind: 'unknownAddress' } : { kind: 'text', text: line };
  return readSku(sku);
}
