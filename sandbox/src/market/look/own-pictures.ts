import { mix } from '../chance.ts';
import type { Picture } from '../changes/market-change.ts';

/** Revision 0 is the picture with which the card began. */
function addressOf(sku: number, place: number, revision: number): string {
  return `/images/${sku}/${revision === 0 ? place : `${place}-${revision}`}.svg`;
}

function contentHashOf(sku: number, place: number, revision: number): string {
  const one = mix(mix(sku, place), revision);
  const other = mix(one, sku);
  return [one, other].map((half) => half.toString(16).padStart(8, '0')).join('');
}

// A new set of pictures always has a new main one; the others are taken over for two to four sets.
const LONGEST_KEPT = 4;

function revisionOf(sku: number, place: number, setRevision: number): number {
  if (place === 1) return setRevision;
  const hash = mix(sku, place);
  const keptFor = 2 + (hash % (LONGEST_KEPT - 1));
  return Math.max(0, setRevision - ((setRevision + (hash >>> 8)) % keptFor));
}

export function ownPicture(sku: number, place: number, revision: number): Picture {
  return {
    address: addressOf(sku, place, revision),
    contentHash: contentHashOf(sku, place, revision),
  };
}

export type OwnAddress = { sku: number; place: number; revision: number };

/** undefined for a text that is not the address of a picture in the marketplace's store. */
export function readOwnAddress(address: string): OwnAddress | undefined {
  const [, sku, place, revision = '0'] =
    /^\/images\/(\d{1,12})\/([1-9]\d?)(?:-([1-9]\d{0,2}))?\.svg$/.exec(address) ?? [];
  if (sku === undefined || place === undefined) return undefined;
  return { sku: Number(sku), place: Number(place), revision: Number(revision) };
}

/** The pictures that the marketplace itself stores for a card, the main one first. */
export function listOwnPictures(sku: number, imageCount: number, setRevision: number): Picture[] {
  return Array.from({ length: imageCount }, (_, before) => {
    const place = before + 1;
    return ownPicture(sku, place, revisionOf(sku, place, setRevision));
  });
}

/** A picture of the store by any of its addresses: `?w=` makes it smaller and another picture of nothing. */
export function readStoredPicture(address: string): Picture | undefined {
  const own = readOwnAddress(address.replace(/\?w=\d+$/, ''));
  if (own === undefined) return undefined;
  return { address, contentHash: contentHashOf(own.sku, own.place, own.revision) };
}
