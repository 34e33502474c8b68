import { type CabinetRight, rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinets.ts';
import { MENU_GROUPS, type MenuGroup, type ScreenData } from './screen-data.ts';

type Menu = NonNullable<ScreenData['menu']>;
type MenuEntry = { path: string; title: ScreenData['title']; icon: Menu['icon'] };
export type MenuSection = { group: MenuGroup; entries: MenuEntry[] };

type RouteLike = { fullPath: string; options: { staticData?: { screen?: ScreenData } } };

/** spec 6: a group shows if any of its children is permitted. Paths with {id} lead to the selected cabinet. */
export function menuSections(routes: readonly RouteLike[], cabinet: Cabinet | null): MenuSection[] {
  const rights = rightsOf(cabinet?.roles ?? []);
  const entries = routes.flatMap(({ fullPath, options }) => {
    const screen = options.staticData?.screen;
    if (screen?.menu === undefined || !mayOpen(screen, cabinet, rights)) return [];
    const { group, icon, label } = screen.menu;
    const path = fullPath.replace('$id', String(cabinet?.id ?? ''));
    return [{ group, entry: { path, title: label ?? screen.title, icon } }];
  });
  return MENU_GROUPS.map((group) => ({
    group,
    entries: entries.filter((candidate) => candidate.group === group).map(({ entry }) => entry),
  })).filter((section) => section.entries.length > 0);
}

/** Without a cabinet everything is shown: the guard explains what is missing. */
function mayOpen(
  { access }: ScreenData,
  cabinet: Cabinet | null,
  rights: ReadonlySet<CabinetRight>,
): boolean {
  return cabinet === null || typeof access === 'string' || rights.has(access.cabinet);
}
