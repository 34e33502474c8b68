import type { Change } from '@vitrina/contract/statistics/changes.ts';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';
import type { Words } from '../platform/texts/words.ts';
import { placeText } from '../ui/place-text.ts';

export type ChangeKind = 'fall' | 'rise' | 'drop' | 'won' | 'test' | 'own' | 'rival';

/** What a person would call it. */
export function kindOf(change: Change): ChangeKind {
  switch (change.kind) {
    case 'fall':
      return 'fall';
    case 'jump':
      return change.after > change.before ? 'rise' : 'drop';
    case 'test':
      return change.lift === null ? 'test' : 'won';
    case 'card':
      return change.isOwn ? 'own' : 'rival';
  }
}

/** What it is about: a query, a test or a product. */
export function subjectOf(change: Change): string {
  switch (change.kind) {
    case 'fall':
    case 'jump':
      return change.query;
    case 'test':
      return change.name;
    case 'card':
      return change.product;
  }
}

/** Under the subject: where it is so, or of what the numbers are. */
export function detailOf(change: Change, { t }: Words): string {
  switch (change.kind) {
    case 'fall':
      return t('statistics.changes.place', { product: change.product, city: change.city });
    case 'jump':
      return t('statistics.changes.week');
    case 'test':
      return t(change.lift === null ? 'statistics.changes.noWinner' : 'statistics.changes.lift');
    case 'card':
      return t(`statistics.changes.cards.${change.what}`);
  }
}

/** Two numbers that are read from the left in every language, or one; undefined: there is no number. */
export function numbersOf(change: Change, { t, format }: Words): string | undefined {
  switch (change.kind) {
    case 'fall':
      return `${format.count(change.before)} → ${placeText(t, change.after, format.count)}`;
    case 'jump':
      return `${format.count(change.before)} → ${format.count(change.after)}`;
    case 'test':
      return change.lift === null ? undefined : format.change(change.lift);
    case 'card':
      return undefined;
  }
}

/** The one thing to do about it: to look at it, to track what is not tracked yet, to note why an own card was changed; whoever may only read looks. */
export type ChangeAction =
  | { kind: 'open'; href: string }
  | { kind: 'track'; query: string; sku: number | null }
  | { kind: 'note'; sku: number; name: string; at: string };

const historyOf = (query: string) =>
  `${TOOLS.searchHistory.screens.searchHistoryOzon}?queries=${encodeURIComponent(JSON.stringify([query]))}`;

export function actionOf(change: Change, mayEdit: boolean): ChangeAction {
  switch (change.kind) {
    case 'fall':
      return { kind: 'open', href: `${TOOLS.positions.screens.positionCheck}/${change.entryId}` };
    case 'jump':
      return change.isTracked || !mayEdit
        ? { kind: 'open', href: historyOf(change.query) }
        : { kind: 'track', query: change.query, sku: change.sku };
    case 'test':
      return { kind: 'open', href: `${TOOLS.abTests.screens.abTest}/${change.testId}` };
    case 'card':
      return change.isOwn && mayEdit
        ? { kind: 'note', sku: change.sku, name: change.product, at: change.at }
        : {
            kind: 'open',
            href: `${TOOLS.radar.screens.radarChanges}/${change.sku}?change=${change.changeId}`,
          };
  }
}

export function changeKey(change: Change): string {
  switch (change.kind) {
    case 'fall':
      return `fall ${change.entryId} ${change.query}`;
    case 'jump':
      return `jump ${change.query}`;
    case 'test':
      return `test ${change.testId}`;
    case 'card':
      return `card ${change.changeId}`;
  }
}
