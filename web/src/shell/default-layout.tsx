import { ActionIcon, CloseButton, Group } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CabinetMenu } from './cabinet-menu.tsx';
import classes from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { Overlay } from './overlay.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { UserMenu } from './user-menu.tsx';
import { VerifyBanner } from './verify-banner.tsx';

// spec 9: the navigation is an overlay below md plus 16 px.
const OVERLAY_QUERY = '(max-width: 975.98px)';

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isOverlay = useMediaQuery(OVERLAY_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const [isCollapsed, toggleCollapsed] = useCollapsed();
  const [isMenuOpen, menu] = useDisclosure(false);
  return (
    <div className={classes['layout']} data-collapsed={isCollapsed || undefined}>
      <a href="#content" className={classes['skip']}>
        {t('shell.skip')}
      </a>
      {isOverlay ? (
        <Overlay label={t('shell.menu')} isOpen={isMenuOpen} onClose={menu.close}>
          <div className={classes['overlayHead']}>
            <Logo />
            <CloseButton aria-label={t('shell.closeMenu')} onClick={menu.close} />
          </div>
          <Navigation isCollapsed={false} onGo={menu.close} />
        </Overlay>
      ) : (
        <aside className={classes['side']}>
          <Sidebar isCollapsed={isCollapsed} onToggle={toggleCollapsed} />
        </aside>
      )}
      <div className={classes['page']}>
        <header className={classes['bar']}>
          <Group gap="xs" wrap="nowrap">
            {isOverlay && (
              <ActionIcon size="lg" aria-label={t('shell.openMenu')} onClick={menu.open}>
                <IconMenu2 size={20} />
              </ActionIcon>
            )}
            <CabinetMenu />
          </Group>
          <Group gap={4} wrap="nowrap">
            <LanguageMenu />
            <ThemeMenu />
            <UserMenu />
          </Group>
        </header>
        <main id="content" className={classes['main']} tabIndex={-1}>
          <VerifyBanner />
          {children}
        </main>
        <Footer />
      </div>
      <ScrollToTop />
    </div>
  );
}

function Sidebar({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const Picture = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <div className={classes['brand']}>
        <Link to="/" className={classes['home']} aria-label="Vitrina">
          <Logo isShort={isCollapsed} />
        </Link>
      </div>
      <Navigation isCollapsed={isCollapsed} />
      <div className={classes['collapse']}>
        <ActionIcon
          size="lg"
          aria-expanded={!isCollapsed}
          aria-label={t(isCollapsed ? 'shell.expand' : 'shell.collapse')}
          onClick={onToggle}
        >
          <Picture size={20} stroke={1.6} className={classes['mirrored'] ?? ''} />
        </ActionIcon>
      </div>
    </>
  );
}
