import { setTimeout } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../../platform/context.ts';
import type { ShelfInput } from '../../shelves/keep-shelf.ts';
import type { Ranking } from './learn-ranking.ts';
import { learnShelves, listCabinetShelves, shelfName } from './learn-shelves.ts';

/** What is learned serves moments of one quarter of a day. */
const SHARED_MS = 6 * HOUR_MS;
const DAYS_BEFORE_MS = 5 * DAY_MS;
const DAY_AFTER_MS = DAY_MS;
/** Pages of an hour that is not over yet: what was learned then is learned anew after a while. */
const FRESH_MS = HOUR_MS;
/** A person rather sees the answer a little later than a notice that it is coming. */
const PATIENCE_MS = 300;
/** A few kilobytes each. */
const MOST_KEPT = 200;

type Learned = { rankings: Promise<Map<string, Ranking>>; learnedAt: number; isReady: boolean };

export type Rankings = {
  /** undefined: it is being learned, ask again. */
  find(
    context: Context,
    input: { cabinetId: number; shelf: ShelfInput; at: Date },
  ): Promise<Ranking | undefined>;
};

/** Rankings are learned once for a cabinet and a quarter of a day, and kept by the process that learned them. */
export function createRankings(): Rankings {
  const kept = new Map<string, Learned>();

  function learn(context: Context, name: string, shelves: readonly ShelfInput[], startsAt: number): Learned {
    const now = context.clock.now().getTime();
    const known = kept.get(name);
    const endsAt = startsAt + SHARED_MS + DAY_AFTER_MS;
    const isFresh = known && (known.learnedAt >= endsAt || now - known.learnedAt < FRESH_MS);
    if (known && (isFresh || !known.isReady)) return known;
    const time = { from: new Date(startsAt - DAYS_BEFORE_MS), to: new Date(endsAt) };
    const learned = { rankings: learnShelves(context, shelves, time), learnedAt: now, isReady: false };
    // What failed is tried again by the next question; who waits for it now is told.
    learned.rankings.then(
      () => {
        learned.isReady = true;
      },
      () => kept.delete(name),
    );
    kept.delete(name);
    kept.set(name, learned);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? name);
    return learned;
  }

  return {
    async find(context, { cabinetId, shelf, at }) {
      const startsAt = Math.floor(at.getTime() / SHARED_MS) * SHARED_MS;
      const usual = await listCabinetShelves(context, cabinetId);
      const own = shelfName(shelf);
      const isUsual = usual.some((one) => shelfName(one) === own);
      const name = [cabinetId, startsAt, ...(isUsual ? [] : [own])].join(' ');
      const { rankings } = learn(context, name, isUsual ? usual : [shelf, ...usual], startsAt);
      const ready = await Promise.race([rankings, setTimeout(PATIENCE_MS, undefined)]);
      return ready?.get(own);
    },
  };
}
