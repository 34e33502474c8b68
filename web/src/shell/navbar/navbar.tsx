import { type ReactNode, Suspense } from 'react';
import { Bell } from '../../notifications/bell.tsx';
import { CabinetMenu } from '../cabinet-menu.tsx';
import { useNews } from '../news/use-news.ts';
import { NotesPart } from '../notes-part.tsx';
import { usePaymentGate } from '../payment-gate/use-payment-gate.ts';
import { ShellDialogs } from '../shell-dialogs.tsx';
import { useShellParts } from '../shell-parts.ts';
import { useShellShortcuts } from '../shortcuts/use-shell-shortcuts.ts';
import { LanguageMenu } from '../user-menu/language-menu.tsx';
import { ThemeMenu } from '../user-menu/theme-menu.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import classes from './navbar.module.css';
import { PinnedPages } from './pinned-pages.tsx';
import { SearchButton } from './search-button.tsx';

type NavbarProps = { start?: ReactNode; onAppearance?: () => void };

/** The row over every screen of those who are signed in, and what it opens. */
export function Navbar({ start, onAppearance }: NavbarProps) {
  const { BellPanel, Exports } = useShellParts();
  const appearance = onAppearance === undefined ? {} : { onAppearance };
  useShellShortcuts();
  useNews();
  usePaymentGate();
  return (
    <div className={classes['row']}>
      <div className={classes['start']}>
        {start}
        <CabinetMenu />
        <SearchButton />
      </div>
      <div className={classes['end']}>
        <div className={classes['wide']}>
          <PinnedPages />
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <Bell panel={BellPanel} />
        <UserMenu {...appearance} />
      </div>
      <ShellDialogs {...appearance} />
      <NotesPart />
      <Suspense>
        <Exports />
      </Suspense>
    </div>
  );
}
