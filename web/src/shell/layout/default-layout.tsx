import { ActionIcon, CloseButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PastLine } from '../../past/past-line.tsx';
import { useSession } from '../../platform/session/session.ts';
import { NARROW_QUERY } from '../../theme/breakpoints.ts';
import { DemoBanner } from '../demo/demo-banner.tsx';
import { ExampleBanner } from '../example-banner.tsx';
import { HorizontalNavigation } from '../horizontal-navigation.tsx';
import { KeyPart } from '../keys/key-part.tsx';
import { Navbar } from '../navbar/navbar.tsx';
import { Navigation } from '../navigation.tsx';
import { Overlay } from '../overlay.tsx';
import { AppearancePart } from '../preferences/appearance-part.tsx';
import { layoutOf } from '../preferences/layout-of.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { usePrintInLight } from '../use-print-in-light.ts';
import { VerifyBanner } from '../verify-banner.tsx';
import { BusyLine } from './busy-line.tsx';
import classes from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Sidebar } from './sidebar.tsx';

/** Around every screen of those who are signed in. What the person has chosen about it stands on the root of the page. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { isGuest } = useSession();
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const { navigation, hasNavbar, hasAppearanceInMenu } = layoutOf(usePreferences(), isNarrow);
  const [isMenuOpen, menu] = useDisclosure(false);
  const [isAppearanceOpen, appearance] = useDisclosure(false);
  const onAppearance = hasAppearanceInMenu ? appearance.open : undefined;
  usePrintInLight();
  return (
    <div className={classes['layout']}>
      <a href="#content" className={classes['skip']}>
        {t('shell.skip')}
      </a>
      {navigation === 'vertical' && <Sidebar onAppearance={onAppearance} />}
      {navigation === 'overlay' && (
        <Overlay label={t('shell.menu')} isOpen={isMenuOpen} onClose={menu.close}>
          <div className={classes['overlayHead']}>
            <Logo />
            <CloseButton aria-label={t('shell.closeMenu')} onClick={menu.close} />
          </div>
          <Navigation onGo={menu.close} />
        </Overlay>
      )}
      <div className={classes['page']}>
        {/* Hidden, it still holds what its shortcuts open. */}
        <header className={classes['bar']} hidden={!hasNavbar} data-print="no">
          <Navbar
            start={<BarStart navigation={navigation} isNarrow={isNarrow} onMenu={menu.open} />}
            onAppearance={appearance.open}
          />
        </header>
        {navigation === 'horizontal' && <HorizontalNavigation onAppearance={onAppearance} />}
        <main id="content" className={classes['main']} tabIndex={-1}>
          <PastLine />
          {isGuest ? <DemoBanner /> : <ExampleBanner />}
          <VerifyBanner />
          <KeyPart />
          {children}
        </main>
        <Footer />
      </div>
      <ScrollToTop />
      <BusyLine />
      <AppearancePart isOpen={isAppearanceOpen} isNarrow={isNarrow} onClose={appearance.close} />
    </div>
  );
}

type BarStartProps = {
  navigation: 'vertical' | 'horizontal' | 'overlay';
  isNarrow: boolean;
  onMenu: () => void;
};

/** What the navigation leaves to the bar: the button of the overlay, and the mark where no side has it. */
function BarStart({ navigation, isNarrow, onMenu }: BarStartProps) {
  const { t } = useTranslation();
  return (
    <>
      {navigation === 'overlay' && (
        <ActionIcon size="lg" aria-label={t('shell.openMenu')} onClick={onMenu}>
          <IconMenu2 size={20} />
        </ActionIcon>
      )}
      {navigation !== 'vertical' && !isNarrow && (
        <Link to="/" className={classes['home']} aria-label="Vitrina">
          <Logo />
        </Link>
      )}
    </>
  );
}
