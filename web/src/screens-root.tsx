import { createRootRoute, createRoute, type RouteComponent } from '@tanstack/react-router';
import { TOOLS, type ToolId, type ToolScreen } from '@vitrina/contract/tools/tools.ts';
import * as z from 'zod/mini';
import { DefaultLayout, SHELL_PARTS, SharedLayout } from './lazy.tsx';
import { lazyScreen } from './platform/loading/lazy-screen.ts';
import { guardEntry } from './shell/guard-entry.ts';
import { Frame } from './shell/layout/frame.tsx';
import { FailedPage } from './shell/refusals/failed-page.tsx';
import type { ScreenData } from './shell/screen-data.ts';
import { ShellPartsContext } from './shell/shell-parts.ts';

/** What every line of the table of routes is made of. */

export const NotFoundPage = lazyScreen(() => import('./shell/refusals/not-found-page.tsx'), 'NotFoundPage');

function idOf(params: object | undefined): string | undefined {
  return params !== undefined && 'id' in params && typeof params.id === 'string' ? params.id : undefined;
}

export const rootRoute = createRootRoute({
  // Whose data a shared link shows; the guard chooses that cabinet and takes it out of the address.
  validateSearch: z.object({ cabinet: z.catch(z.optional(z.unknown()), undefined) }),
  component: () => (
    <ShellPartsContext value={SHELL_PARTS}>
      <Frame defaultLayout={DefaultLayout} sharedLayout={SharedLayout} />
    </ShellPartsContext>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
  beforeLoad: async ({ matches, location, preload }) => {
    const match = matches.at(-1);
    const screen = match?.staticData.screen;
    // A link under the pointer fetches code only: whoever has gone nowhere is told nothing.
    if (screen !== undefined && !preload) await guardEntry(screen, location, idOf(match?.params));
  },
});

/** What the table of tools says about a screen, and what only the web knows. */
export function toolScreen(
  tool: ToolId,
  name: ToolScreen,
  more: Pick<ScreenData, 'menu' | 'onSwitch' | 'ofCabinet'> = {},
): ScreenData {
  return { title: `screens.${name}`, access: { cabinet: TOOLS[tool].right }, ...more };
}

/** Of people rather than cabinets: what a letter or the user menu leads to. */
export const OF_PERSON = { access: 'user', isWithoutCabinet: true } as const;
/** Those who are signed in already have nothing to do there. */
export const OF_GUEST = { access: 'guest', isBlank: true } as const;

/** A screen without a state in the address beside its path. */
export function plainScreen<const Path extends string>(
  path: Path,
  screen: ScreenData,
  component: RouteComponent,
) {
  return createRoute({ getParentRoute: () => rootRoute, path, component, staticData: { screen } });
}
