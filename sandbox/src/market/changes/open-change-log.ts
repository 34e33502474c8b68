import type { Store } from '../../platform/open-store.ts';
import type { MarketplaceId } from '../market.ts';
import { createEdges } from './create-edges.ts';
import { type CardText, MarketChange } from './market-change.ts';

type OfKind<Kind extends MarketChange['kind']> = Extract<MarketChange, { kind: Kind }>;

/** What was changed on one card. */
export type CardChanges = {
  /** In force at a moment; undefined: never changed before it. */
  price(marketplace: MarketplaceId, atMs: number): OfKind<'price'> | undefined;
  pictures(marketplace: MarketplaceId, atMs: number): OfKind<'pictures'> | undefined;
  bid(marketplace: MarketplaceId, atMs: number): OfKind<'bid'> | undefined;
  /** All that is written on the card by a moment; undefined: nothing was. */
  text(atMs: number): CardText | undefined;
  causes: readonly OfKind<'cause'>[];
  piggyBackers: readonly OfKind<'piggyBacker'>[];
  all: readonly MarketChange[];
};

export type ChangeLog = {
  add(change: MarketChange): void;
  of(sku: number): CardChanges | undefined;
  /** Pairs of cards that are taken for one thing at a moment. */
  twinsAt(atMs: number): readonly OfKind<'twins'>[];
  /** Tells apart any two moments between which a change began or ended. */
  stampOf(atMs: number): number;
};

const byTime = (one: { atMs: number }, other: { atMs: number }) => one.atMs - other.atMs;

function readCard(changes: readonly MarketChange[]): CardChanges {
  // Of two changes of one moment the one made later counts.
  const all = changes.toSorted(byTime);
  const listOf = <Kind extends MarketChange['kind']>(kind: Kind) =>
    all.filter((change): change is OfKind<Kind> => change.kind === kind);
  const latestOf =
    <Change extends { marketplace: MarketplaceId; atMs: number }>(list: readonly Change[]) =>
    (marketplace: MarketplaceId, atMs: number): Change | undefined =>
      list.findLast((change) => change.marketplace === marketplace && change.atMs <= atMs);
  const texts = listOf('card');
  return {
    text(atMs) {
      const written = texts.filter((change) => change.atMs <= atMs);
      return written.length === 0 ? undefined : Object.assign({}, ...written.map(({ text }) => text));
    },
    price: latestOf(listOf('price')),
    pictures: latestOf(listOf('pictures')),
    bid: latestOf(listOf('bid')),
    causes: listOf('cause'),
    piggyBackers: listOf('piggyBacker'),
    all,
  };
}

/** All that sellers and people did to the market, kept over restarts. */
export function openChangeLog(store: Store): ChangeLog {
  const kept = store.collection('market.changes', MarketChange);
  const changesOf = new Map<number, MarketChange[]>();
  const cards = new Map<number, CardChanges>();
  const twins: OfKind<'twins'>[] = [];
  const edges = createEdges();
  let count = 0;

  function index(change: MarketChange): void {
    count += 1;
    const known = changesOf.get(change.sku) ?? [];
    known.push(change);
    changesOf.set(change.sku, known);
    cards.delete(change.sku);
    edges.add(change.atMs);
    if (change.kind === 'twins') twins.push(change);
    if ('untilMs' in change) edges.add(change.untilMs);
  }

  for (const change of kept.list()) index(change);
  return {
    add(change) {
      kept.put(String(count + 1), change);
      index(change);
    },
    of(sku) {
      const changes = changesOf.get(sku);
      if (changes === undefined) return undefined;
      const card = cards.get(sku) ?? readCard(changes);
      cards.set(sku, card);
      return card;
    },
    twinsAt: (ms) => twins.filter(({ atMs, untilMs }) => atMs <= ms && ms < untilMs),
    stampOf: edges.stampOf,
  };
}
