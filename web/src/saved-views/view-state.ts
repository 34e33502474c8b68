import type { SavedView } from '@vitrina/contract/saved-views.ts';

// A page number belongs to one visit; the cabinet of a link is chosen and gone before a screen is drawn.
const NOT_OF_VIEW = new Set(['page', 'cabinet']);

/** The state of a screen as a view keeps it: without order and with letters as they are, %D1%8B would be six of them. */
export function viewStateOf(searchStr: string): string {
  return [...new URLSearchParams(searchStr)]
    .filter(([name]) => !NOT_OF_VIEW.has(name))
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');
}

function escaped(text: string): string {
  return text.replaceAll(/[%&+#=]/gu, encodeURIComponent).replaceAll(' ', '+');
}

type Known = Pick<SavedView, 'id' | 'name' | 'state' | 'isDefault'>;

export type Opened<View> = { view: View; isChanged: boolean };

/**
 * The view that the person works from: the one that was opened, as long as it is there, however far the filters have
 * gone from it; without one, a view whose state is the one that is shown.
 */
export function openedView<View extends Known>(
  views: readonly View[],
  openedId: SavedView['id'] | null | undefined,
  searchStr: string,
): Opened<View> | undefined {
  const state = viewStateOf(searchStr);
  const isShown = (view: View) => viewStateOf(view.state) === state;
  const view = views.find(({ id }) => id === openedId) ?? views.find(isShown);
  return view === undefined ? undefined : { view, isChanged: !isShown(view) };
}

/** What is opened by itself: only where the address asks for nothing. */
export function viewAtStart<View extends Known>(views: readonly View[], searchStr: string): View | undefined {
  return viewStateOf(searchStr) === '' ? views.find(({ isDefault }) => isDefault) : undefined;
}

type Start<View> = { isDecided: boolean; view: View | undefined };

/**
 * Whether the screen has begun, and with which view. Whoever has begun to filter before the views came is not carried
 * away from it.
 */
export function decideStart<View extends Known>(
  views: readonly View[] | undefined,
  searchStr: string,
): Start<View> {
  return { isDecided: views !== undefined || searchStr !== '', view: viewAtStart(views ?? [], searchStr) };
}

/** Names a removal that can still be taken back. */
export function keyOf(id: SavedView['id']): string {
  return `view-${id}`;
}

/** Those that nobody is about to remove. */
export function staying<View extends Pick<SavedView, 'id'>>(
  views: readonly View[],
  leaving: ReadonlySet<string>,
): View[] {
  return views.filter(({ id }) => !leaving.has(keyOf(id)));
}

export function addressOf(pathname: string, state: string): string {
  return state === '' ? pathname : `${pathname}?${state}`;
}
