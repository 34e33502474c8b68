import type { Context } from '../../platform/context.ts';
import { downloadPicture } from '../../platform/pictures/download-picture.ts';
import { Problem } from '../../platform/problem.ts';
import type { FactPicture } from '../facts.ts';
import { describePicture, hashOf } from './describe-picture.ts';
import { isFetchedAgain } from './is-fetched-again.ts';
import { storePicture, touchPicture } from './store-picture.ts';

const MOST_BYTES = 10 * 1024 * 1024;

type Known = { pictures: readonly FactPicture[]; lookedAt: Date | null };
type Outside = Pick<Context, 'db' | 'env' | 'send' | 'clock'>;

async function describeOrNothing(bytes: Buffer) {
  try {
    return await describePicture(bytes);
  } catch (error) {
    // Bytes that are no picture are refused by sentence; anything else is ours.
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** undefined: it cannot be fetched now, or is no picture. */
async function fetchPicture(
  context: Outside,
  address: string,
  known: FactPicture | undefined,
): Promise<FactPicture | undefined> {
  const downloaded = await downloadPicture(context, address, MOST_BYTES);
  if (downloaded.outcome !== 'ok') return undefined;
  if (known !== undefined && hashOf(downloaded.bytes) === known.hash) {
    await touchPicture(context, known.hash);
    return known;
  }
  const described = await describeOrNothing(downloaded.bytes);
  if (described === undefined) return undefined;
  await storePicture(context, described);
  return { hash: described.hash, look: described.look, address };
}

/**
 * The pictures of a card by their addresses, the main one first; undefined when one of them cannot be known now: a picture
 * that does not load has not gone. What is known under its address already is fetched again a few times a month only.
 */
export async function fetchPictures(
  context: Outside,
  addresses: readonly string[],
  { pictures, lookedAt }: Known,
): Promise<FactPicture[] | undefined> {
  const now = context.clock.now();
  const found: FactPicture[] = [];
  for (const [place, address] of addresses.entries()) {
    const known = pictures.find((picture) => picture.address === address);
    if (known !== undefined && !isFetchedAgain({ address, isMain: place === 0, lookedAt, now })) {
      found.push(known);
      continue;
    }
    const picture = (await fetchPicture(context, address, known)) ?? known;
    if (picture === undefined) return undefined;
    found.push(picture);
  }
  return found;
}
