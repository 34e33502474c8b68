import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../user-menu/language-select.tsx';
import { ThemeButton } from '../user-menu/theme-button.tsx';
import classes from './blank-layout.module.css';
import { Logo } from './logo.tsx';

/** Without navigation: signing in, refusals, unknown addresses. Light: no menus, they weigh more than the form. */
export function BlankLayout({ children }: { children: ReactNode }) {
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
