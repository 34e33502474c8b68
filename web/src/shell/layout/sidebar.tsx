import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPalette } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Navigation } from '../navigation.tsx';
import { changePreferences } from '../preferences/preferences.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { Logo } from './logo.tsx';
import classes from './sidebar.module.css';

/** Collapsed it is a column of icons that unfolds over the page under the pointer and for the keyboard. */
export function Sidebar({ onAppearance }: { onAppearance: (() => void) | undefined }) {
  const { t } = useTranslation();
  const isCollapsed = usePreferences().verticalNavCollapsed === 'true';
  const Picture = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside className={classes['side']} data-print="no">
      <div className={classes['panel']}>
        <div className={classes['brand']}>
          <Link to="/" className={classes['home']} aria-label="Vitrina">
            <Logo />
          </Link>
          <ActionIcon
            size="lg"
            className={classes['toggle'] ?? ''}
            aria-expanded={!isCollapsed}
            aria-label={t(isCollapsed ? 'shell.expand' : 'shell.collapse')}
            title={t(isCollapsed ? 'shell.expand' : 'shell.collapse')}
            onClick={() => changePreferences({ verticalNavCollapsed: isCollapsed ? 'false' : 'true' })}
          >
            <Picture size={20} stroke={1.6} className={classes['mirrored'] ?? ''} />
          </ActionIcon>
        </div>
        <Navigation />
        {onAppearance !== undefined && (
          <UnstyledButton className={classes['appearance']} onClick={onAppearance}>
            <IconPalette size={20} stroke={1.6} aria-hidden />
            {t('shell.appearance.title')}
          </UnstyledButton>
        )}
      </div>
    </aside>
  );
}
