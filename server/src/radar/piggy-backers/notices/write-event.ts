import type { Day } from '@vitrina/contract/dates.ts';
import { CabinetId, Sku } from '@vitrina/contract/ids.ts';
import {
  type NotificationEvent,
  PIGGY_BACKERS_SHOWN,
} from '@vitrina/contract/notifications/notifications.ts';
import type { ListChanges, OnCard } from './compare-lists.ts';

type Event = Extract<NotificationEvent, { kind: 'piggyBackersToday' }>;
type Details = {
  cabinetId: number;
  day: Day;
  changes: ListChanges;
  list: readonly OnCard[];
  titles: ReadonlyMap<number, string>;
};

/** What the notice says: how many came, went and changed, and of the cards with news those that are cut under most. */
export function writeEvent({ cabinetId, day, changes, list, titles }: Details): Event {
  const { appeared, left, changed } = changes;
  const skus = [...new Set([...appeared, ...left, ...changed].map(({ sku }) => sku))];
  const cards = skus
    .map((sku) => describeCard(sku, list, titles.get(sku) ?? String(sku)))
    .toSorted((a, b) => (b.undercutKopecks ?? -Infinity) - (a.undercutKopecks ?? -Infinity) || a.sku - b.sku);
  return {
    kind: 'piggyBackersToday',
    cabinetId: CabinetId.parse(cabinetId),
    day,
    appeared: appeared.length,
    left: left.length,
    changed: changed.length,
    onCards: list.length,
    cards: cards.slice(0, PIGGY_BACKERS_SHOWN),
    moreCards: Math.max(0, cards.length - PIGGY_BACKERS_SHOWN),
  };
}

function describeCard(sku: number, list: readonly OnCard[], title: string): Event['cards'][number] {
  const here = list.filter((one) => one.sku === sku);
  const lowest = here.toSorted((a, b) => (a.kopecks ?? Infinity) - (b.kopecks ?? Infinity))[0];
  return {
    sku: Sku.parse(sku),
    title,
    sellers: here.length,
    lowestKopecks: lowest?.kopecks ?? null,
    undercutKopecks: lowest?.undercutKopecks ?? null,
  };
}
