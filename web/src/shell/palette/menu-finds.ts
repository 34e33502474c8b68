import type { MenuPath } from '@vitrina/contract/tools/tools.ts';
import type { Find } from './find.ts';
import PAGE_WORDS from './page-words.json';

/** Begins the keys of screens that are offered before anything is typed. */
export const OF_MENU = 'page ';

/** Screens of the menu: those of every tool, and some more. */
const WORDS: Readonly<Record<string, readonly string[]>> = PAGE_WORDS satisfies Record<
  MenuPath,
  readonly string[]
>;

/** What a screen is called in any of the four languages. */
export function wordsOf(route: string): string {
  return WORDS[route]?.join(' ') ?? '';
}

/** What the person went to lately, as a line beside the same one of its own kind. */
export function asAgain(find: Find): Find {
  return { ...find, key: `again ${find.key}`, kind: 'recent' };
}

/** A screen as it stands in the menu now; none where it is there no longer. */
export function pageOf(pages: readonly Find[], key: string): Find[] {
  return pages.filter((find) => find.key === key).slice(0, 1);
}

/** The screens of the menu that do not stand there already. */
function othersOfMenu(pages: readonly Find[], again: readonly Find[]): Find[] {
  const isAgain = (find: Find) => again.some(({ key }) => key === asAgain(find).key);
  return pages.filter((find) => find.key.startsWith(OF_MENU) && !isAgain(find));
}

type Lines = Readonly<Record<'pages' | 'served' | 'again' | 'rest', readonly Find[]>>;

/** What was gone to lately and the menu while nothing is typed, then whatever is found. */
export function arrangeFinds(typed: string, { pages, served, again, rest }: Lines): Find[] {
  return typed === '' ? [...again, ...othersOfMenu(pages, again), ...rest] : [...pages, ...served, ...rest];
}
