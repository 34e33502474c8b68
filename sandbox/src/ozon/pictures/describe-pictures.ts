import { pictureUrl } from '../../images/picture-url.ts';
import type { SellerCall } from '../seller-call.ts';

export type DescribedPictures = { main: string[]; others: string[]; colour: string[] };

/** The pictures of a card as addresses that anybody can open. */
export function describePictures(
  { market, now, baseUrl, pictureImports }: SellerCall,
  sku: number,
): DescribedPictures {
  const [main, ...others] = market.products
    .look(sku, now)
    .pictures.map((picture) => pictureUrl(baseUrl, picture));
  const { colour } = pictureImports.notesOf(sku);
  return {
    main: main === undefined ? [] : [main],
    others,
    colour: colour === null ? [] : [pictureUrl(baseUrl, colour)],
  };
}
