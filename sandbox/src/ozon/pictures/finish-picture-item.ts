import type { Picture } from '../../market/changes/market-change.ts';
import { type FetchedPicture, fetchPicture } from './fetch-picture.ts';
import type { PictureFiles } from './open-picture-files.ts';
import type { PictureError, PictureItem } from './picture-task.ts';
import { type KnownPictures, type Place, planPictureSet } from './plan-picture-set.ts';

export type FinishedItem =
  | { status: 'skipped' }
  | { status: 'failed'; errors: PictureError[] }
  | { status: 'imported'; pictures: Picture[]; colour: Picture | undefined; taken: [string, Picture][] };

// The contract names no codes of pictures; these say in its style what went wrong.
const FAILURES = {
  unreachable: ['image_download_failed', 'The image cannot be downloaded by the link'],
  notPicture: ['image_invalid_format', 'The image must be JPG or PNG'],
  tooLarge: ['image_too_large', 'The image must not be larger than 10 MB'],
  unknown: ['image_not_found', 'There is no such image'],
  noPictures: ['images_empty', 'A product must have at least one image'],
  noProduct: ['product_not_found', 'There is no product with this offer_id'],
  planted: ['image_processing_failed', 'The image cannot be processed, try again later'],
} as const satisfies Record<string, readonly [code: string, message: string]>;

function listErrors(reason: keyof typeof FAILURES, links: readonly string[]): PictureError[] {
  const [code, message] = FAILURES[reason];
  return links.map((link) => ({ code, message, link }));
}

function failed(reason: keyof typeof FAILURES, links: readonly string[] = ['']): FinishedItem {
  return { status: 'failed', errors: listErrors(reason, links) };
}

type Fetched = { link: string; taken: FetchedPicture };

async function fetchAll(places: readonly (Place | undefined)[]): Promise<Fetched[]> {
  const links = new Set(places.flatMap((place) => (place && 'link' in place ? place.link : [])));
  return Promise.all([...links].map(async (link) => ({ link, taken: await fetchPicture(link) })));
}

/**
 * Carries out one product of an import whose time has come; nothing is changed yet but the store of files. Nothing is
 * known about a product that the seller does not have.
 */
export async function finishPictureItem(
  item: PictureItem,
  known: KnownPictures | null,
  files: PictureFiles,
): Promise<FinishedItem> {
  if (known === null) return failed('noProduct');
  if (item.planted === 'picturesSkipped') return { status: 'skipped' };
  if (item.planted === 'picturesFailed') return failed('planted', item.links);
  if (item.links.length === 0) return failed('noPictures');
  const plan = planPictureSet(item, known);
  if (plan.outcome === 'skipped') return { status: 'skipped' };
  if (plan.outcome === 'failed') return failed('unknown', plan.unknown);

  const fetched = await fetchAll([...plan.places, plan.colour]);
  const errors = fetched.flatMap(({ link, taken }) =>
    'failure' in taken ? listErrors(taken.failure, [link]) : [],
  );
  if (errors.length > 0) return { status: 'failed', errors };

  const taken = fetched.flatMap(({ link, taken }): [string, Picture][] =>
    'file' in taken ? [[link, files.keep(taken.file)]] : [],
  );
  const byLink = new Map(taken);
  const settle = (place: Place) => ('link' in place ? (byLink.get(place.link) ?? []) : place);
  return {
    status: 'imported',
    pictures: plan.places.flatMap(settle),
    colour: plan.colour && [settle(plan.colour)].flat()[0],
    taken,
  };
}
