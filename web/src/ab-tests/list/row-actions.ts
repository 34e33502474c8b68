import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';

export type RowAction =
  | 'continue'
  | 'pause'
  | 'resume'
  | 'stop'
  | 'copy'
  | 'archive'
  | 'unarchive'
  | 'delete';

type Acted = Pick<AbTest, 'status' | 'isArchived'>;

const DONE = ['copy', 'archive', 'delete'] as const satisfies readonly RowAction[];
const STORED = ['copy', 'unarchive', 'delete'] as const satisfies readonly RowAction[];

/** What a person who may change tests can do with one from the list. */
export function listActions({ status, isArchived }: Acted): readonly RowAction[] {
  switch (status) {
    case 'setup':
      return ['continue', 'copy', 'delete'];
    case 'running':
      return ['pause', 'stop'];
    case 'paused':
      return ['resume', 'stop'];
    case 'finished':
      return isArchived ? STORED : DONE;
    default:
      return status satisfies never;
  }
}

/** product.md 4.4: a test goes on only with images that can be shown, and two of them make a comparison. */
export function mayResume({ images }: Pick<AbTest, 'images'>): boolean {
  return images.filter(({ excludedAt }) => excludedAt === null).length >= AB_BOUNDS.images[0];
}

type StopCard = 'original' | 'originalOrWinner' | 'sellers';

/** What is on the card once a test is stopped. The list knows a verdict only from its last reading, so it promises none. */
export function stopCard({ card, settings }: Pick<AbTest, 'card' | 'settings'>): StopCard {
  if (card === 'sellerChanged') return 'sellers';
  return settings.appliesWinner ? 'originalOrWinner' : 'original';
}

export type StopCost = 'free' | 'nothing' | 'whole';

/** What a test costs that is stopped now: nothing before its image is changed for the first time, then all of it. */
export function stopCost({
  pricePoints,
  lastSwitchAt,
}: Pick<AbTest, 'pricePoints' | 'lastSwitchAt'>): StopCost {
  if (pricePoints === 0) return 'free';
  return lastSwitchAt === null ? 'nothing' : 'whole';
}
