import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { CardFacts, CardSource } from '../../cards/facts.ts';
import type { Missed } from '../../cards/tables.ts';
import { isStripFact, STRIP_KINDS } from './strip-kinds.ts';

type Snapshot = { at: Date; facts: CardFacts };
/** `only`: the kind of which nothing is known; null: of all. */
type Gap = { from: Date; to: Date; only: RadarKind | null };

/** What one source reported of a card in a period. */
export type CardChain = {
  source: CardSource;
  /** When something is known in the period: from the first look to the last one that was answered. */
  knownFrom: Date;
  knownUntil: Date;
  gaps: readonly Gap[];
  /** As it was at `knownFrom`, and what changed since, oldest first. */
  snapshots: readonly Snapshot[];
};

type Stored = {
  firstAt: Date | null;
  lookedAt: Date | null;
  failingSince: Date | null;
  /** Since when what the last looks did not bring is not known any more. */
  missed: Missed;
  /** What was known at the beginning of the period, from the snapshots before it: whole ones are among those that are kept. */
  before: CardFacts;
  /** Of the period. */
  snapshots: readonly Snapshot[];
  gaps: readonly Gap[];
};

/** What the looks of today do not bring, which has no row yet. */
function openGaps({ failingSince, missed }: Stored, to: Date): Gap[] {
  const failing = failingSince === null ? [] : [{ from: failingSince, to, only: null }];
  const single = Object.entries(missed).flatMap(([fact, since]) =>
    isStripFact(fact) ? [{ from: new Date(since), to, only: STRIP_KINDS[fact] }] : [],
  );
  return [...failing, ...single];
}

/** undefined: nothing is known of the period from this source. `begin`: nothing of before is shown. */
export function chainOf(
  source: CardSource,
  stored: Stored,
  { from, to, begin }: { from: Date; to: Date; begin: Date },
): CardChain | undefined {
  const { firstAt, lookedAt, snapshots } = stored;
  if (firstAt === null || lookedAt === null) return undefined;
  const knownFrom = latest(from, firstAt, begin);
  const knownUntil = earliest(to, lookedAt);
  if (knownFrom > knownUntil) return undefined;
  // What was seen until then is what the card was like at that moment.
  const earlier = snapshots.filter(({ at }) => at <= knownFrom);
  const base: CardFacts = { ...stored.before };
  for (const { facts } of earlier) Object.assign(base, facts);
  const gaps = [...stored.gaps, ...openGaps(stored, to)]
    .map((gap) => ({ ...gap, from: latest(gap.from, knownFrom), to: earliest(gap.to, to) }))
    .filter((gap) => gap.from < gap.to);
  return {
    source,
    knownFrom,
    knownUntil,
    gaps,
    snapshots: [
      { at: knownFrom, facts: base },
      ...snapshots.filter(({ at }) => at > knownFrom && at <= knownUntil),
    ],
  };
}

function latest(...moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((at) => at.getTime())));
}

function earliest(...moments: readonly Date[]): Date {
  return new Date(Math.min(...moments.map((at) => at.getTime())));
}
