import type { Picture } from '../market/changes/market-change.ts';

/** The full address of a card's picture: the sandbox's own ones are kept without a host. */
export function pictureUrl(baseUrl: string, { address }: Pick<Picture, 'address'>): string {
  return address.startsWith('/') ? `${baseUrl}${address}` : address;
}
