import type { Picture } from '../../market/changes/market-change.ts';

export type RequestedSet = {
  /** The main one first; a path is an address of the marketplace's own store. */
  links: readonly string[];
  /** Empty: no sample of the colour. */
  colourLink: string;
};

export type KnownPictures = {
  /** What the card shows now. */
  shown: readonly Picture[];
  colour: Picture | undefined;
  /** What this product's earlier imports took from a link. */
  taken(link: string): Picture | undefined;
  /** A picture of the marketplace's own store. */
  own(address: string): Picture | undefined;
};

/** A picture that is known, or a link to take it from. */
export type Place = Picture | { link: string };

export type PicturePlan =
  | { outcome: 'skipped' }
  | { outcome: 'failed'; unknown: string[] }
  | { outcome: 'take'; places: Place[]; colour: Place | undefined };

const isOwn = (link: string) => link.startsWith('/');
const isSame = (one: Place | undefined, other: Picture | undefined) =>
  one === undefined ? other === undefined : 'address' in one && one.address === other?.address;

/**
 * What becomes of an asked set. A link is taken once: later its old content stays, whatever it leads to now. So a
 * card that asks for nothing new, or shows a picture again by the link it once came from, is skipped.
 */
export function planPictureSet({ links, colourLink }: RequestedSet, known: KnownPictures): PicturePlan {
  const resolve = (link: string): Place | undefined =>
    isOwn(link) ? known.own(link) : (known.taken(link) ?? { link });
  const requested = [...new Set(links)];
  const unknown = [...requested, ...(colourLink === '' ? [] : [colourLink])].filter(
    (link) => resolve(link) === undefined,
  );
  if (unknown.length > 0) return { outcome: 'failed', unknown };

  const places = requested.flatMap((link) => resolve(link) ?? []);
  const colour = colourLink === '' ? undefined : resolve(colourLink);
  const isShown = (link: string) => known.shown.some(({ address }) => address === known.taken(link)?.address);
  const isShownAgain = requested.some((link) => !isOwn(link) && known.taken(link) && !isShown(link));
  const isUnchanged =
    places.length === known.shown.length &&
    places.every((place, index) => isSame(place, known.shown[index])) &&
    isSame(colour, known.colour);
  return isShownAgain || isUnchanged ? { outcome: 'skipped' } : { outcome: 'take', places, colour };
}
