import type { Picture } from '../market/changes/market-change.ts';
import { ownPicture, readOwnAddress, readStoredPicture } from '../market/look/own-pictures.ts';
import type { Product } from '../market/market.ts';

const LAST_REVISION = 999;
const SMALLER = '?w=600';

/** A main picture that the card never had, or all of them as they are under other addresses. */
export function renewPictures(
  pictures: readonly Picture[],
  { sku }: Pick<Product, 'sku'>,
  to: 'main' | 'addresses',
): Picture[] {
  if (to === 'main') {
    const revision = readOwnAddress(pictures[0]?.address ?? '')?.revision ?? 0;
    return [ownPicture(sku, 1, (revision % LAST_REVISION) + 1), ...pictures.slice(1)];
  }
  return pictures.map((picture) => {
    const { address } = picture;
    const isSmaller = address.endsWith(SMALLER);
    return (
      readStoredPicture(isSmaller ? address.slice(0, -SMALLER.length) : `${address}${SMALLER}`) ?? picture
    );
  });
}
