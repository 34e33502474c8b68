import { z } from 'zod';
import type { MarketplaceId } from '../market/market.ts';

export const MARKETPLACES: Readonly<Record<MarketplaceId, string>> = {
  ozon: 'Ozon',
  wb: 'Wildberries',
  ym: 'Yandex Market',
};
export const Marketplace = z.enum(['ozon', 'wb', 'ym']).default('ozon');
export const Id = z.coerce.number().int().min(1);
/** 0: the whole country. */
export const City = z.coerce.number().int().min(0).default(0);
export const Page = z.coerce.number().int().min(1).default(1);

const USUAL: Readonly<Record<string, string | number>> = { marketplace: 'ozon', page: 1 };

/** An address with its query; what is the usual value is left out. */
export function linkTo(path: string, query: Record<string, string | number>): string {
  const shown = Object.entries(query).filter(
    ([name, value]) => value !== '' && value !== 0 && USUAL[name] !== value,
  );
  const search = new URLSearchParams(Object.fromEntries(shown.map(([name, value]) => [name, String(value)])));
  return shown.length === 0 ? path : `${path}?${String(search)}`;
}

/** Forms send an untouched field as an empty text. */
export function dropUntouched(fields: unknown): Record<string, string> {
  const all = z.record(z.string(), z.string()).parse(fields ?? {});
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
