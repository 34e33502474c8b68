import type { Icon } from '@tabler/icons-react';
import type { CabinetRight } from '@vitrina/contract/access.ts';
import * as z from 'zod/mini';
import type { TextKey } from '../platform/texts/text-key.ts';

export const MENU_GROUPS = [
  'overview',
  'search',
  'products',
  'positions',
  'tests',
  'cabinets',
  'account',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/**
 * `guest`: for those who are not signed in only. `operator`: there is no such screen for anybody else. A right is asked in
 * the selected cabinet.
 */
type ScreenAccess = 'public' | 'guest' | 'user' | 'operator' | { readonly cabinet: CabinetRight };

/** What the table of routes says about a screen beside its path and component. */
export type ScreenData = {
  readonly title: TextKey;
  readonly access: ScreenAccess;
  /** Without navigation around it. */
  readonly isBlank?: boolean;
  /** product.md 2.1: every screen depends on a cabinet, except the list of cabinets. */
  readonly isWithoutCabinet?: boolean;
  /** Asks for the address to be verified by itself, so the reminder above it would say the same twice. */
  readonly isOfVerification?: boolean;
  /** product.md 4.2: without the all-pages access it is the only screen, beside the public ones. */
  readonly isOpenToAll?: boolean;
  /** Where to go when another cabinet is chosen: the `{id}` of this screen belongs to the old one. */
  readonly onSwitch?: 'ownId' | '/position-check' | '/ab-test' | '/radar-changes' | '/my-product-requests';
  /** What else in the address belongs to the old one and is left behind: products, runs, tags. */
  readonly ofCabinet?: readonly string[];
  readonly menu?: { readonly group: MenuGroup; readonly icon: Icon; readonly label?: TextKey };
};

/** Where the person wanted to go, and the cabinet that a shared link named. */
export const NotAuthorizedSearch = z.object({
  from: z.catch(z.optional(z.string()), undefined),
  cabinet: z.catch(z.optional(z.int()), undefined),
});

declare module '@tanstack/react-router' {
  // Module augmentation works with interfaces only.
  interface StaticDataRouteOption {
    screen?: ScreenData;
  }
}
