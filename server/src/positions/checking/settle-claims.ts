import type { Context } from '../../platform/context.ts';
import { listDueShelves } from '../../shelves/keep-shelf.ts';
import { findPause, type Pause } from '../../shelves/storefront-pause.ts';
import type { RequestedShelf } from './claim-checks.ts';

/** During a pause nothing is sent, so many checks can be settled in one go. */
const PAUSED_AT_ONCE = 50;

export type Attempt = {
  pause: Pause | undefined;
  /** Its question is taken out of the key's hour already. */
  isPaid: boolean;
  /** Nobody has kept this shelf within the hour. */
  keepsTiles: boolean;
};

type Work<Claim, Result> = {
  /** Shelves read at once for one cabinet; a shelf is up to forty pages one after another. */
  atOnce: number;
  claim: (limit: number) => Promise<Claim[]>;
  /** Takes the questions of all of them out of the key's hour; false: each asks for itself. */
  pay: (claimed: readonly Claim[]) => Promise<boolean>;
  check: (claimed: Claim, attempt: Attempt) => Promise<Result>;
  /** Gives back what was not finished. */
  release: (claimed: readonly Claim[]) => Promise<void>;
};

type Input = Pick<RequestedShelf, 'key' | 'query'>;

/** What can be asked of the database once for all of them is not asked by each. Throws when all have come to rest. */
async function checkTogether<Claim extends Input, Result>(
  context: Context,
  { pay, check }: Work<Claim, Result>,
  { claimed, pause, isPaused }: { claimed: readonly Claim[]; pause: Pause | undefined; isPaused: boolean },
): Promise<Result[]> {
  const shelves = claimed.map(({ query, key }) => ({ query, cityId: key.cityId, key }));
  const due = isPaused ? [] : await listDueShelves(context, shelves);
  const isPaid = !isPaused && (await pay(claimed));
  const settled = await Promise.allSettled(
    claimed.map((one) => check(one, { pause, isPaid, keepsTiles: due.some(({ key }) => key === one.key) })),
  );
  const broken = settled.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Checks what is due, planned or asked for, until nothing is left; answers after each claim. */
export async function* settleClaims<Claim extends Input, Result>(
  context: Context,
  work: Work<Claim, Result>,
): AsyncGenerator<Result[]> {
  for (;;) {
    const pause = await findPause(context);
    const isPaused = pause !== undefined && pause.until_at > context.clock.now();
    // After a pause one request goes alone, to find out whether the others may follow.
    const limit = isPaused ? PAUSED_AT_ONCE : pause ? 1 : work.atOnce;
    const claimed = await work.claim(limit);
    if (claimed.length === 0) return;
    const results = await checkTogether(context, work, { claimed, pause, isPaused }).catch(async (error) => {
      await work.release(claimed).catch(() => undefined);
      throw error;
    });
    yield results;
  }
}
