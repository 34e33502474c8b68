import { type ComponentType, lazy } from 'react';
import { safeLazy } from './platform/safe-lazy.tsx';
import type { ShellParts } from './shell/shell-parts.ts';

// Those who only sign in need neither the navigation nor its menus.
export const DefaultLayout = lazyPart(() => import('./shell/default-layout.tsx'), 'DefaultLayout');

/** Not a screen: whoever draws it says what stands in its place until it has come. */
function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** The same for what is opened over a screen, which stays when the part does not come. */
function safePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return safeLazy(async () => (await load())[name]);
}

/** What few visits open is fetched when it is opened. */
export const SHELL_PARTS: ShellParts = {
  dialogs: {
    palette: safePart(() => import('./shell/palette/palette.tsx'), 'Palette'),
    shortcuts: safePart(() => import('./shell/shortcuts/shortcut-help.tsx'), 'ShortcutHelp'),
    news: safePart(() => import('./shell/news/news-dialog.tsx'), 'NewsDialog'),
    payment: safePart(() => import('./shell/payment-gate/payment-dialog.tsx'), 'PaymentDialog'),
  },
  BellPanel: safePart(() => import('./notifications/bell-panel.tsx'), 'BellPanel'),
  PinnedPanel: safePart(() => import('./shell/navbar/pinned-panel.tsx'), 'PinnedPanel'),
  UserMenuItems: safePart(() => import('./shell/user-menu-items.tsx'), 'UserMenuItems'),
  Appearance: safePart(() => import('./shell/preferences/appearance-panel.tsx'), 'AppearancePanel'),
  Notes: safePart(() => import('./products/notes/notes-dialog.tsx'), 'NotesDialog'),
  Exports: safePart(() => import('./notifications/exports-in-background.tsx'), 'ExportsInBackground'),
};
