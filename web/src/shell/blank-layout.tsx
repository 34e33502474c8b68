import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './blank-layout.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** Without navigation: signing in, refusals, unknown addresses. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes['layout']}>
      <header className={classes['bar']}>
        <Logo />
        <Group gap={4}>
          <LanguageMenu />
          <ThemeMenu />
        </Group>
      </header>
      <div className={classes['pattern']} aria-hidden />
      <main className={classes['main']}>{children}</main>
    </div>
  );
}
