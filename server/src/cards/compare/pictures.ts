import type { FactPicture } from '../facts.ts';

// Measured on 1,245 drawings of 60 products at 900, 600 and 300 pixels (docs/decisions/0057-what-changed-on-a-card.md).
/** Of the 64 bits of the shape. */
const FARTHEST_SHAPE = 8;
/** Summed over all 48 bytes of the colours. */
const FARTHEST_COLOURS = 60;
const SHAPE_DIGITS = 16;

function bitsApart(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; left > 0n; left &= left - 1n) bits += 1;
  return bits;
}

function coloursApart(one: string, other: string): number {
  const others = Buffer.from(other, 'hex');
  return Buffer.from(one, 'hex').reduce((sum, byte, place) => sum + Math.abs(byte - (others[place] ?? 0)), 0);
}

/** Two looks of one picture, scaled or packed anew. */
export function looksSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return (
    bitsApart(one.slice(0, SHAPE_DIGITS), other.slice(0, SHAPE_DIGITS)) <= FARTHEST_SHAPE &&
    coloursApart(one.slice(SHAPE_DIGITS), other.slice(SHAPE_DIGITS)) <= FARTHEST_COLOURS
  );
}

/** By content: the same bytes, or the same look. Where it lies says nothing. */
function isSamePicture(was: FactPicture, now: FactPicture): boolean {
  return was.hash === now.hash || looksSame(was.look, now.look);
}

/** The nearest picture of `from` for each of `to`, each taken once; undefined: there is none that is the same. */
function pair(from: readonly FactPicture[], to: readonly FactPicture[]): (FactPicture | undefined)[] {
  const free = [...from];
  const take = (found: number) => (found === -1 ? undefined : free.splice(found, 1)[0]);
  const byBytes = to.map((one) => take(free.findIndex(({ hash }) => hash === one.hash)));
  return to.map(
    (one, place) => byBytes[place] ?? take(free.findIndex((candidate) => isSamePicture(candidate, one))),
  );
}

/** The main picture is another one, or one has come or gone. The order of the others does not count. */
export function havePicturesChanged(was: readonly FactPicture[], now: readonly FactPicture[]): boolean {
  const [wasMain, ...wasOthers] = was;
  const [nowMain, ...nowOthers] = now;
  if (wasMain === undefined || nowMain === undefined) return wasMain !== nowMain;
  if (was.length !== now.length || !isSamePicture(wasMain, nowMain)) return true;
  return pair(wasOthers, nowOthers).includes(undefined);
}

/**
 * The pictures that did not change, as they were reported, under their newest addresses: what is compared with next time
 * is what was reported, so that a picture cannot become another one by small steps.
 */
export function keepPictures(was: readonly FactPicture[], now: readonly FactPicture[]): FactPicture[] {
  const [wasMain, ...wasOthers] = was;
  const [nowMain, ...nowOthers] = now;
  if (wasMain === undefined || nowMain === undefined) return [...now];
  const known = [wasMain, ...pair(wasOthers, nowOthers)];
  return now.map((one, place) => ({
    ...one,
    hash: known[place]?.hash ?? one.hash,
    look: known[place]?.look ?? one.look,
  }));
}
