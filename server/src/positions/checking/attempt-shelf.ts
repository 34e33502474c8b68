import { cleanText, isPicture } from '../../integrations/storefront/clean-text.ts';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import type { Shelf } from '../../integrations/storefront/shelf.ts';
import type { Context } from '../../platform/context.ts';
import { nameExternal } from '../../products/external/name-external.ts';
import { keepShelf } from '../../shelves/keep-shelf.ts';
import { isPausing } from '../../shelves/pause-rules.ts';
import { chooseKept } from '../../shelves/rules.ts';
import { endPause, pauseStorefront } from '../../shelves/storefront-pause.ts';
import { takeStorefrontQuota } from '../../shelves/take-storefront-quota.ts';
import type { FailedOutcome, PositionsTables } from '../tables.ts';
import type { RequestedShelf } from './claim-checks.ts';
import { waitingSkus } from './outbox-rows.ts';
import type { Attempt } from './settle-claims.ts';

const MAX_NAME_LENGTH = 500;

export type AttemptResult = Pick<Shelf, 'answers' | 'placesRead' | 'mode'> & {
  failure: FailedOutcome | null;
  pausedUntil: Date | null;
};

type Options = Attempt & { now: Date; signal: AbortSignal };

/** An attempt that the storefront saw nothing of. */
export function notSent(failure: FailedOutcome | null, pausedUntil: Date | null): AttemptResult {
  return { answers: new Map(), placesRead: 0, mode: 'plain', failure, pausedUntil };
}

/** The shelf shows the name and picture of an external product; the first sight of them is kept. */
async function nameProducts({ db }: Context, check: RequestedShelf, { answers }: Pick<Shelf, 'answers'>) {
  for (const sku of check.namelessSkus) {
    const answer = answers.get(sku);
    if (answer?.outcome !== 'found' || answer.title === null) continue;
    const name = cleanText(answer.title, MAX_NAME_LENGTH);
    const imageUrl = answer.imageUrl !== null && isPicture(answer.imageUrl) ? answer.imageUrl : null;
    await db
      .withTables<PositionsTables>()
      .updateTable('position_entries')
      .set({ name, image_url: imageUrl })
      .where('cabinet_id', '=', check.key.cabinetId)
      .where('sku', '=', sku)
      .execute();
    await nameExternal(db, check.key.cabinetId, { sku, name, imageUrl });
  }
}

/** Asks the storefront, and does what follows from its answer for everybody: pauses, names, shelves to keep. */
async function readCheckedShelf(
  context: Context,
  storefront: Storefront,
  check: RequestedShelf,
  { now, pause, keepsTiles, signal }: Options,
): Promise<AttemptResult | 'off'> {
  const { query, key } = check;
  const input = { query, cityId: key.cityId };
  const skus = waitingSkus(check);
  const shelf = await storefront.readShelf({ ...input, skus, keepsTiles, signal });
  const failure = shelf.failure?.outcome ?? null;
  if (failure === 'off') return 'off';
  const pausedUntil =
    failure !== null && isPausing(failure)
      ? await pauseStorefront(context, {
          outcome: failure,
          retryAfterMs: shelf.failure?.retryAfterMs ?? null,
        })
      : null;
  if (failure === null && pause) await endPause(context);
  await nameProducts(context, check, shelf);
  if (keepsTiles && failure === null) {
    const kept = { ...shelf, tiles: chooseKept(shelf.tiles, skus) };
    await keepShelf(context, { ...input, source: 'positions', takenAt: now, shelf: kept });
  }
  return { ...shelf, failure, pausedUntil };
}

/** One question, planned or asked for; when the key's hour has no room for it, the moment at which it has. */
export async function attemptShelf(
  context: Context,
  storefront: Storefront,
  check: RequestedShelf,
  options: Options,
): Promise<AttemptResult | { roomAt: Date } | 'off'> {
  const { now, pause, isPaid } = options;
  // Nothing is sent, but the check does not stay silent: it waits for the end of the pause or takes its name.
  if (pause && pause.until_at > now) return notSent(pause.outcome, pause.until_at);
  const waitMs = isPaid ? 0 : await takeStorefrontQuota(context, check.key.cabinetId);
  if (waitMs > 0) return { roomAt: new Date(now.getTime() + waitMs * Math.max(context.clock.speed(), 1)) };
  return readCheckedShelf(context, storefront, check, options);
}
