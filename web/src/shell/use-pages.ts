import { useRouter } from '@tanstack/react-router';
import { useSession } from '../platform/session/session.ts';
import { type MenuEntry, menuSections } from './menu-entries.ts';

/** Every screen of the menu that the person may open, in the menu's order. */
export function usePages(): MenuEntry[] {
  const { routesById } = useRouter();
  const session = useSession();
  return menuSections(Object.values(routesById), session).flatMap(({ entries }) => entries);
}
