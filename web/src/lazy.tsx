import type { ComponentType } from 'react';
import { lazyScreen } from './platform/loading/lazy-screen.ts';
import { lazyBlock, safeLazy } from './platform/loading/safe-lazy.tsx';
import { withTexts } from './platform/texts/catalogues.ts';
import type { ShellParts } from './shell/shell-parts.ts';

// Those who only sign in need neither the navigation nor its menus.
export const DefaultLayout = lazyScreen(() => import('./shell/layout/default-layout.tsx'), 'DefaultLayout');
export const SharedLayout = lazyScreen(
  () => import('./shell/shared-screen/shared-layout.tsx'),
  'SharedLayout',
);

/** What is opened over a screen, which stays when the part does not come. */
function safePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return safeLazy(async () => (await load())[name]);
}

/** The content of a menu or a panel, which says in its place that it did not come. */
function lazyContent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazyBlock(async () => (await load())[name]);
}

/** What few visits open is fetched when it is opened. */
export const SHELL_PARTS: ShellParts = {
  dialogs: {
    palette: safePart(() => withTexts(['dialogs'], import('./shell/palette/palette.tsx')), 'Palette'),
    shortcuts: safePart(() => import('./shell/shortcuts/shortcut-help.tsx'), 'ShortcutHelp'),
    news: safePart(() => withTexts(['dialogs'], import('./shell/news/news-dialog.tsx')), 'NewsDialog'),
    payment: safePart(
      () => withTexts(['dialogs'], import('./shell/payment-gate/payment-dialog.tsx')),
      'PaymentDialog',
    ),
  },
  BellPanel: lazyContent(() => withTexts(['dialogs'], import('./notifications/bell-panel.tsx')), 'BellPanel'),
  PinnedPanel: lazyContent(() => import('./shell/navbar/pinned-panel.tsx'), 'PinnedPanel'),
  UserMenuItems: lazyContent(() => import('./shell/user-menu/user-menu-items.tsx'), 'UserMenuItems'),
  Appearance: safePart(() => import('./shell/preferences/appearance-panel.tsx'), 'AppearancePanel'),
  KeyBanner: lazyContent(() => import('./shell/keys/key-banner.tsx'), 'KeyBanner'),
  Notes: safePart(() => import('./products/notes/notes-dialog.tsx'), 'NotesDialog'),
  Exports: safePart(() => import('./notifications/exports-in-background.tsx'), 'ExportsInBackground'),
};
