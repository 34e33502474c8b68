import { Group, useDirection } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { LANGUAGES } from '../../platform/texts/languages.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { isShared } from '../../platform/token/shared-secret.ts';
import { CookieBanner } from '../cookie-banner.tsx';
import { needsCabinet } from '../decide-entry.ts';
import { ScreenAnnouncement } from '../screen-announcement.tsx';
import { useScreen } from '../use-screen.ts';
import { LanguageSelect } from '../user-menu/language-select.tsx';
import { ThemeButton } from '../user-menu/theme-button.tsx';
import classes from './blank-layout.module.css';
import { LoadingOverlay } from './loading-overlay.tsx';
import { Logo } from './logo.tsx';
import { OutlineOver } from './outline-over.ts';

/** Without navigation: signing in, refusals, unknown addresses. Light: no menus, they weigh more than the form. */
function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes['layout']}>
      <header className={classes['bar']}>
        <Logo />
        <Group gap={4}>
          <LanguageSelect />
          <ThemeButton />
        </Group>
      </header>
      <div className={classes['pattern']} aria-hidden />
      <main className={classes['main']}>{children}</main>
    </div>
  );
}

type Layout = ComponentType<{ children: ReactNode }>;

type FrameProps = { defaultLayout: Layout; sharedLayout: Layout };

/** What stands around every screen. Layouts with more than a form come from the table of routes, which alone loads lazily. */
export function Frame({ defaultLayout: DefaultLayout, sharedLayout: SharedLayout }: FrameProps) {
  const { t } = useTranslation();
  const screen = useScreen();
  const { stage, cabinet } = useSession();
  const language = useLanguage();
  const { setDirection } = useDirection();
  const title = screen === undefined ? '' : t(screen.title);

  useEffect(() => setDirection(LANGUAGES[language].direction), [language, setDirection]);
  useEffect(() => {
    document.title = title === '' ? 'Vitrina' : `${title} · Vitrina`;
  }, [title]);

  // The last cabinet has gone from under its screen: the guard leads away, and nothing can be drawn without one.
  const isLeft = stage === 'ready' && cabinet === null && screen !== undefined && needsCabinet(screen);
  const isBlank = screen === undefined || screen.isBlank === true;
  const Layout = isBlank ? BlankLayout : isShared() ? SharedLayout : DefaultLayout;
  return (
    <>
      <Suspense>
        <Layout>{isLeft ? null : <Outlet />}</Layout>
        <OutlineOver />
      </Suspense>
      <ScreenAnnouncement title={title} />
      <LoadingOverlay />
      <CookieBanner isAside={Layout === BlankLayout} />
    </>
  );
}
