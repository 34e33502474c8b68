import { ActionIcon, Center, Loader } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Bell } from '../../notifications/bell.tsx';
import { useSession } from '../../platform/session/session.ts';
import { Hint } from '../../ui/floating/hint.tsx';
import type { Opener } from '../../ui/floating/opener.ts';
import { PanelButton } from '../../ui/floating/panel-button.tsx';
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
import { SearchButton } from './search-button.tsx';

/** product.md 2.2: the grid of shortcuts. Each browser has its own. */
function PinnedPages() {
  const { t } = useTranslation();
  const { PinnedPanel } = useShellParts();
  return (
    <PanelButton
      position="bottom-end"
      width={300}
      aria-label={t('navbar.pins.title')}
      button={<PinsButton />}
    >
      {(close) => (
        <Suspense
          fallback={
            <Center h={160}>
              <Loader aria-label={t('common.loading')} />
            </Center>
          }
        >
          <PinnedPanel onGo={close} />
        </Suspense>
      )}
    </PanelButton>
  );
}

function PinsButton(opener: Partial<Opener['button']>) {
  const { t } = useTranslation();
  return (
    <Hint label={t('navbar.pins.title')} {...opener}>
      <ActionIcon size="lg" aria-label={t('navbar.pins.title')}>
        <IconLayoutGrid size={20} stroke={1.6} />
      </ActionIcon>
    </Hint>
  );
}

type NavbarProps = { start?: ReactNode; onAppearance?: () => void };

/** The row over every screen of those who are signed in, and what it opens. */
export function Navbar({ start, onAppearance }: NavbarProps) {
  const { BellPanel, Exports } = useShellParts();
  const { isGuest } = useSession();
  const appearance = onAppearance === undefined ? {} : { onAppearance };
  useShellShortcuts();
  useNews();
  usePaymentGate();
  return (
    <div className={classes['row']}>
      <div className={classes['start']}>
        {start}
        {!isGuest && <CabinetMenu />}
        <SearchButton />
      </div>
      <div className={classes['end']}>
        <div className={classes['wide']}>
          <PinnedPages />
          <LanguageMenu />
          <ThemeMenu />
        </div>
        {!isGuest && <Bell panel={BellPanel} />}
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
