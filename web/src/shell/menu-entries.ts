import type { Session } from '../platform/token/session-store.ts';
import { isPermitted } from './permitted.ts';
import { MENU_GROUPS, type MenuGroup, type ScreenData } from './screen-data.ts';

type Menu = NonNullable<ScreenData['menu']>;
/** `route` names the screen in the table of routes; `path` leads to it in the selected cabinet. */
export type MenuEntry = { route: string; path: string; title: ScreenData['title']; icon: Menu['icon'] };
export type MenuSection = { group: MenuGroup; entries: MenuEntry[] };

type RouteLike = { fullPath: string; options: { staticData?: { screen?: ScreenData } } };

/** No cabinet has this number: the guard asks for a cabinet there, whereas a path without one is no page at all. */
const NOBODYS = 0;

/** product.md 6.1: a group shows if any of its children is permitted. Paths with {id} lead to the selected cabinet. */
export function menuSections(
  routes: readonly RouteLike[],
  visitor: Pick<Session, 'account' | 'cabinet' | 'ability'> & Partial<Pick<Session, 'isGuest'>>,
): MenuSection[] {
  const entries = routes.flatMap(({ fullPath, options }) => {
    const screen = options.staticData?.screen;
    if (screen?.menu === undefined || !isPermitted(screen, visitor)) return [];
    const { group, icon, label } = screen.menu;
    const path = fullPath.replace('$id', String(visitor.cabinet?.id ?? NOBODYS));
    return [{ group, entry: { route: fullPath, path, title: label ?? screen.title, icon } }];
  });
  return MENU_GROUPS.map((group) => ({
    group,
    entries: entries.filter((candidate) => candidate.group === group).map(({ entry }) => entry),
  })).filter((section) => section.entries.length > 0);
}

/** Whether a screen is the entry of the menu or one below it. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
