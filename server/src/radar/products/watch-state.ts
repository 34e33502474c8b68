import type { RadarWatch as Answer } from '@vitrina/contract/radar/changes.ts';
import type { RadarState } from '@vitrina/contract/radar/products.ts';
import type * as z from 'zod';
import { judgeState } from '../../cards/watch/judge-state.ts';

type RadarWatch = z.input<typeof Answer>;

/** What decides how a watched product is doing; of its own card too, where there is one. */
export type Watched = {
  is_paused: boolean;
  resting_since: Date | null;
  is_gone: boolean;
  /** The last looks of one of its cards brought no answer. */
  failing_since: Date | null;
  /** Of the card that is looked at most often; null: nothing is known yet. */
  looked_at: Date | null;
  next_look_at: Date;
  every_seconds: number;
};

export function stateOf(product: Watched): RadarState {
  return judgeState({
    isPaused: product.is_paused,
    restingSince: product.resting_since,
    isGone: product.is_gone,
    failingSince: product.failing_since,
    lookedAt: product.looked_at,
  });
}

const ACTIVE: ReadonlySet<RadarState> = new Set(['waiting', 'watching', 'failing', 'gone']);
const MINUTE_SECONDS = 60;

/** How many minutes apart its looks are. */
export function minutesOf({ every_seconds }: Pick<Watched, 'every_seconds'>): number {
  return Math.round(every_seconds / MINUTE_SECONDS);
}

/** null: nobody looks. */
export function nextLookOf(product: Watched): Date | null {
  return ACTIVE.has(stateOf(product)) ? product.next_look_at : null;
}

function earliest(moments: readonly Date[]): string | null {
  return moments.length === 0 ? null : new Date(Math.min(...moments.map(Number))).toISOString();
}

function latest(moments: readonly Date[]): string | null {
  return moments.length === 0 ? null : new Date(Math.max(...moments.map(Number))).toISOString();
}

export function sumWatch(products: readonly Watched[], maximum: number): RadarWatch {
  const of = (state: RadarState) => products.filter((product) => stateOf(product) === state);
  const [waiting, failing] = [of('waiting'), of('failing')];
  const active = products.filter((product) => ACTIVE.has(stateOf(product)));
  return {
    products: products.length,
    maximum,
    waiting: waiting.length,
    firstLookAt: earliest(waiting.map(({ next_look_at }) => next_look_at)),
    failing: failing.length,
    failingSince: earliest(failing.flatMap(({ failing_since }) => failing_since ?? [])),
    paused: of('paused').length,
    resting: of('resting').length,
    lookedAt: latest(active.flatMap(({ looked_at }) => looked_at ?? [])),
    nextLookAt: earliest(active.map(({ next_look_at }) => next_look_at)),
    everyMinutes: active.length === 0 ? null : Math.min(...active.map(minutesOf)),
  };
}
