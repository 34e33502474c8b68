import { DAY_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import { RADAR_SCHEDULE } from '@vitrina/contract/radar/schedule.ts';
import type { Selectable } from 'kysely';
import { compareFacts } from '../compare/compare-facts.ts';
import { factOf, mergeFacts } from '../compare/merge-facts.ts';
import type { CardFacts, CardSource, Look } from '../facts.ts';
import { chooseEverySeconds, nextLookAt, rateBusyness, retryLookAt, searchAgainAt } from '../schedule.ts';
import type { CardsTables, Missed } from '../tables.ts';
import { canonical, nextHash } from './chain.ts';

export type CardRow = Selectable<CardsTables['watched_cards']>;

/** A whole snapshot comes again after so long, so that a history that begins later begins with everything. */
const WHOLE_EVERY_MS = 30 * DAY_MS;

type Snapshot = Selectable<CardsTables['card_snapshots']>;
type Gap = Selectable<CardsTables['card_gaps']>;
type Change = { difference: RadarDifference; fromAt: Date };

/** What becomes of a look: the card's row, and what is written beside it. */
export type Applied = {
  row: CardRow;
  snapshot: Snapshot | null;
  gaps: Gap[];
  /** Since when each came about: the last look that brought the fact. */
  changes: Change[];
};

type Answered = Extract<Look, { outcome: 'read' }>;
type Failed = Extract<Look, { outcome: 'failed' }>;
type Keys = (keyof CardFacts)[];

const sourceOf = ({ cabinet_id }: CardRow): CardSource => (cabinet_id === null ? 'storefront' : 'seller');
const dueOf = ({ id, every_seconds, cabinet_id }: CardRow) => ({
  cardId: id,
  everySeconds: every_seconds,
  cabinetId: cabinet_id,
});
const keysOf = (facts: CardFacts) => Object.keys(facts) as Keys;

/** Time of which nothing is known: looks without an answer, nobody who watched, or nobody who looked. */
function findGap(card: CardRow, at: Date): Gap | null {
  const { id, looked_at: from, every_seconds } = card;
  if (from === null) return null;
  const isSilent = at.getTime() - from.getTime() > RADAR_SCHEDULE.silentIntervals * every_seconds * SECOND_MS;
  const reason =
    card.failure ?? (card.idle_since !== null ? 'paused' : undefined) ?? (isSilent ? 'silent' : undefined);
  return reason === undefined ? null : { card_id: id, from_at: from, to_at: at, reason };
}

/** Who else sells on a card is read at each look only where somebody's own product is on it. */
function findOffersGap({ id, is_own, missed }: CardRow, { offers }: CardFacts, at: Date): Gap | null {
  if (!is_own || offers === undefined || missed.offers === undefined) return null;
  return { card_id: id, from_at: new Date(missed.offers), to_at: at, reason: 'offers' };
}

/** When a fact was read last; null: never. */
function lastRead({ looked_at, missed }: CardRow, key: keyof CardFacts): Date | null {
  const missedSince = missed[key];
  return missedSince === undefined ? looked_at : new Date(missedSince);
}

const oldestOf = (moments: readonly Date[]) => new Date(Math.min(...moments.map((at) => at.getTime())));

/** What the look left out was last read by the last look that had it. */
function findMissed(card: CardRow, known: CardFacts, facts: CardFacts): Missed {
  const before = card.looked_at?.toISOString();
  const absent = keysOf(known).filter((key) => facts[key] === undefined);
  return Object.fromEntries(absent.map((key) => [key, card.missed[key] ?? before]));
}

/** Addresses of pictures move without a change; every other fact that is another than it was is kept. */
function listNew(known: CardFacts | null, merged: CardFacts, differences: readonly RadarDifference[]): Keys {
  if (known === null) return keysOf(merged);
  const isPicturesChanged = differences.some(({ kind }) => kind === 'pictures');
  return keysOf(merged).filter((key) => {
    if (key === 'pictures' && known.pictures !== undefined) return isPicturesChanged;
    return known[key] === undefined || canonical(merged[key]) !== canonical(known[key]);
  });
}

/**
 * The oldest last reading of what is new. Stays of other sellers are counted by it, so where they are among what is new it is
 * theirs: texts are read far more seldom.
 */
function readBefore(card: CardRow, keys: Keys, at: Date): Date | null {
  if (card.looked_at === null) return null;
  const counted: Keys = keys.includes('offers') ? ['offers'] : keys;
  return oldestOf(counted.map((key) => lastRead(card, key) ?? at));
}

function makeSnapshot(card: CardRow, merged: CardFacts, keys: Keys, at: Date): Snapshot | null {
  if (keys.length === 0) return null;
  const isFull = card.full_at === null || at.getTime() - card.full_at.getTime() >= WHOLE_EVERY_MS;
  const facts = isFull ? merged : Object.fromEntries(keys.map((key) => [key, merged[key]]));
  const number = card.snapshots_count + 1;
  const fromAt = readBefore(card, keys, at);
  const hash = nextHash(card.chain_hash, {
    sku: card.sku,
    source: sourceOf(card),
    number,
    fromAt: fromAt?.toISOString() ?? null,
    at: at.toISOString(),
    isFull,
    facts,
  });
  return { card_id: card.id, number, from_at: fromAt, at, is_full: isFull, facts, hash };
}

function applyAnswer(card: CardRow, { facts }: Answered, at: Date): Applied {
  const known = card.facts;
  const differences = known === null ? [] : compareFacts(known, facts);
  const merged = known === null ? facts : mergeFacts(known, facts, differences);
  const snapshot = makeSnapshot(card, merged, listNew(known, merged, differences), at);
  const sinceMs = at.getTime() - (card.looked_at ?? at).getTime();
  const busyness = rateBusyness(card.busyness, { sinceMs, isChanged: differences.length > 0 });
  const every_seconds = chooseEverySeconds({ source: sourceOf(card), isOwn: card.is_own }, busyness);
  const row: CardRow = {
    ...card,
    facts: merged,
    missed: known === null ? {} : findMissed(card, known, facts),
    looked_at: at,
    idle_since: card.watchers > 0 ? null : card.idle_since,
    taken_until: null,
    is_gone: false,
    failing_since: null,
    failure: null,
    busyness,
    every_seconds,
    next_look_at: nextLookAt({ ...dueOf(card), everySeconds: every_seconds }, at),
  };
  if (snapshot !== null) {
    row.snapshots_count = snapshot.number;
    row.chain_hash = snapshot.hash;
    if (snapshot.is_full) row.full_at = at;
  }
  if (differences.length > 0) row.changed_at = at;
  const changes = differences.map((difference) => {
    return { difference, fromAt: lastRead(card, factOf(difference.kind)) ?? at };
  });
  return {
    row,
    snapshot,
    gaps: [findGap(card, at), findOffersGap(card, facts, at)].flatMap((gap) => gap ?? []),
    changes,
  };
}

const NOTHING = { snapshot: null, gaps: [], changes: [] };

function applyFailure(card: CardRow, { reason, retryAfterMs }: Failed, at: Date): Applied {
  const failingSince = card.failing_since ?? at;
  const retryAt = retryLookAt(dueOf(card), failingSince, at);
  const allowedAt = new Date(at.getTime() + (retryAfterMs ?? 0));
  const row: CardRow = {
    ...card,
    taken_until: null,
    failing_since: failingSince,
    // A card that was gone is still that, whatever keeps us from looking for it.
    failure: card.is_gone ? card.failure : reason,
    next_look_at: retryAt > allowedAt ? retryAt : allowedAt,
  };
  return { row, ...NOTHING };
}

function applyAbsence(card: CardRow, at: Date): Applied {
  const row: CardRow = {
    ...card,
    taken_until: null,
    failing_since: card.failing_since ?? at,
    failure: 'gone',
    is_gone: true,
    next_look_at: searchAgainAt(dueOf(card), at),
  };
  return { row, ...NOTHING };
}

/**
 * What a look that began at a moment makes of a card. Pure: the same looks in the same order make the same rows, whoever
 * brings them. A look that is not newer than the last answered one is not applied (undefined), so it may come twice.
 */
export function applyLook(card: CardRow, look: Look, at: Date): Applied | undefined {
  if (card.looked_at !== null && card.looked_at >= at) return undefined;
  switch (look.outcome) {
    case 'read':
      return applyAnswer(card, look, at);
    case 'gone':
      return applyAbsence(card, at);
    case 'failed':
      return applyFailure(card, look, at);
    default:
      return look satisfies never;
  }
}
