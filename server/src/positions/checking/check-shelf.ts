import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { cleanText, isPicture } from '../../integrations/storefront/clean-text.ts';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import type { Shelf } from '../../integrations/storefront/shelf.ts';
import type { Context } from '../../platform/context.ts';
import { nameExternal } from '../../products/external/name-external.ts';
import { keepShelf } from '../../shelves/keep-shelf.ts';
import { isPausing } from '../../shelves/pause-rules.ts';
import { chooseKept } from '../../shelves/rules.ts';
import { endPause, type Pause, pauseStorefront } from '../../shelves/storefront-pause.ts';
import { takeStorefrontTurn } from '../../shelves/take-storefront-turn.ts';
import type { FailedOutcome, PositionsTables } from '../tables.ts';
import { beginSlot } from './begin-slot.ts';
import { type AskedShelf, type ClaimedCheck, checkRow } from './claim-checks.ts';
import { type AttemptResult, concludeAttempt, finishAttempt } from './finish-attempt.ts';
import { waitingSkus } from './outbox-rows.ts';

const MAX_NAME_LENGTH = 500;

export type CheckResult =
  | { outcome: 'answered'; observations: number }
  | { outcome: 'waits' | 'overtaken' | 'off' }
  | { outcome: FailedOutcome };

async function postpone({ db, clock }: Context, check: ClaimedCheck, waitMs: number): Promise<void> {
  const retryAt = new Date(clock.now().getTime() + waitMs * Math.max(clock.speed(), 1));
  await checkRow(db.withTables<PositionsTables>().updateTable('position_checks'), check.key)
    .set({ retry_at: retryAt, leased_until: null })
    .execute();
}

/** The shelf shows the name and picture of an external product; the first sight of them is kept. */
async function nameProducts({ db }: Context, check: AskedShelf, { answers }: Pick<Shelf, 'answers'>) {
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

export type Turn = {
  stepMinutes: StepMinutes;
  pause: Pause | undefined;
  /** Its question is taken out of the key's hour already. */
  isPaid: boolean;
  /** Nobody has kept this shelf within the hour. */
  keepsTiles: boolean;
  signal: AbortSignal;
};

async function finish(
  context: Context,
  check: ClaimedCheck,
  result: AttemptResult,
  stepMinutes: StepMinutes,
) {
  const ending = concludeAttempt(check, result, { now: context.clock.now(), stepMinutes });
  const counted = await finishAttempt(context, check, ending);
  return counted ? ending.rows.filter((row) => result.answers.has(row.sku)).length : undefined;
}

/** One attempt at one query in one city, for all products that follow it. */
export async function checkShelf(
  context: Context,
  storefront: Storefront,
  claimed: ClaimedCheck,
  { stepMinutes, pause, isPaid, keepsTiles, signal }: Turn,
): Promise<CheckResult> {
  const now = context.clock.now();
  const check = await beginSlot(context, claimed, { now, stepMinutes });
  if (!check) return { outcome: 'overtaken' };
  if (pause && pause.until_at > now) {
    // Nothing is sent, but the slot does not stay silent: it waits for the end of the pause or takes its name.
    const result = { ...nothingSeen(), failure: pause.outcome, pausedUntil: pause.until_at };
    await finish(context, check, result, stepMinutes);
    return { outcome: pause.outcome };
  }
  // Its last product was just removed: the slot ends without a question.
  if (waitingSkus(check).length === 0) {
    await finish(context, check, { ...nothingSeen(), failure: null, pausedUntil: null }, stepMinutes);
    return { outcome: 'overtaken' };
  }
  const waitMs = isPaid ? 0 : await takeStorefrontTurn(context, check.key.cabinetId);
  if (waitMs > 0) {
    await postpone(context, check, waitMs);
    return { outcome: 'waits' };
  }
  const read = await readCheckedShelf(context, storefront, check, { now, pause, keepsTiles, signal });
  if (read === 'off') return { outcome: 'off' };
  const observations = await finish(context, check, read, stepMinutes);
  if (observations === undefined) return { outcome: 'overtaken' };
  return read.failure === null ? { outcome: 'answered', observations } : { outcome: read.failure };
}

/** Asks the storefront, and does what follows from its answer for everybody: pauses, names, shelves to keep. */
export async function readCheckedShelf(
  context: Context,
  storefront: Storefront,
  check: AskedShelf,
  { now, pause, keepsTiles, signal }: Pick<Turn, 'pause' | 'keepsTiles' | 'signal'> & { now: Date },
): Promise<AttemptResult | 'off'> {
  const { query, key } = check;
  const asked = { query, cityId: key.cityId };
  const skus = waitingSkus(check);
  const shelf = await storefront.readShelf({ ...asked, skus, keepsTiles, signal });
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
    await keepShelf(context, { ...asked, source: 'positions', takenAt: now, shelf: kept });
  }
  return { ...shelf, failure, pausedUntil };
}

export function nothingSeen(): Pick<Shelf, 'answers' | 'placesRead' | 'mode'> {
  return { answers: new Map(), placesRead: 0, mode: 'plain' };
}
