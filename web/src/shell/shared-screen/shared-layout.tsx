import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSharedView } from '../../platform/session/shared-session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { BusyLine } from '../layout/busy-line.tsx';
import { Logo } from '../layout/logo.tsx';
import { LanguageSelect } from '../user-menu/language-select.tsx';
import { ThemeButton } from '../user-menu/theme-button.tsx';
import classes from './shared-layout.module.css';

/** Around a screen that somebody has shared: whose it is and until when, and no way to anything else. */
export function SharedLayout({ children }: { children: ReactNode }) {
  const { t, format } = useTexts();
  const view = useSharedView();
  return (
    <div className={classes['layout']}>
      <header className={classes['bar']} data-print="no">
        <Logo />
        <Group gap={4}>
          <LanguageSelect />
          <ThemeButton />
        </Group>
      </header>
      <main id="content" className={classes['main']} tabIndex={-1}>
        {view !== null && (
          <Text component="p" size="sm" className={classes['line']} role="note">
            <span>{t('shell.shared.readOnly')}</span>
            <span>
              {t('shell.shared.cabinet')} <bdi>{view.cabinet.name}</bdi>
            </span>
            <span>
              {t('shell.shared.by')} <bdi>{view.sharedBy}</bdi>
            </span>
            <span>{t('shell.shared.until', { at: format.instant(view.expiresAt) })}</span>
          </Text>
        )}
        {children}
      </main>
      <BusyLine />
    </div>
  );
}
