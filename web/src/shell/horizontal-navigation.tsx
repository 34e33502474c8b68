import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPalette } from '@tabler/icons-react';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/session.ts';
import { MenuButton } from '../ui/floating/menu-button.tsx';
import classes from './horizontal-navigation.module.css';
import { isWithin, type MenuSection, menuSections } from './menu-entries.ts';

/** The same menu in one row: a group of several screens opens, a screen that is alone in its group is a link. */
export function HorizontalNavigation({ onAppearance }: { onAppearance: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { routesById } = useRouter();
  const session = useSession();
  return (
    <nav className={classes['row']} aria-label={t('shell.menu')} data-print="no">
      <ul className={classes['list']}>
        {menuSections(Object.values(routesById), session).map((section) => (
          <li key={section.group}>
            {section.entries.length > 1 ? <Group {...section} /> : <Single {...section} />}
          </li>
        ))}
      </ul>
      {onAppearance !== undefined && (
        <ActionIcon size="lg" aria-label={t('shell.appearance.title')} onClick={onAppearance}>
          <IconPalette size={20} stroke={1.6} />
        </ActionIcon>
      )}
    </nav>
  );
}

function Single({ entries }: MenuSection) {
  const { t } = useTranslation();
  return entries.map(({ path, title, icon: Icon }) => (
    <Link key={path} to={path} className={classes['entry']} activeProps={{ 'data-active': true }}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {t(title)}
    </Link>
  ));
}

function Group({ group, entries }: MenuSection) {
  const { t } = useTranslation();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const Icon = entries[0]?.icon;
  return (
    // Within the landmark, and not at the end of the page.
    <MenuButton
      position="bottom-start"
      offset={6}
      withinPortal={false}
      button={
        <UnstyledButton
          className={classes['entry']}
          data-active={entries.some(({ path }) => isWithin(pathname, path)) || undefined}
        >
          {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
          {t(`menu.${group}`)}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      }
    >
      {(Menu) =>
        entries.map(({ path, title, icon: Picture }) => (
          <Menu.Item
            key={path}
            component={Link}
            to={path}
            leftSection={<Picture size={17} stroke={1.6} aria-hidden />}
            aria-current={isWithin(pathname, path) ? 'page' : undefined}
            className={classes['item'] ?? ''}
          >
            {t(title)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  );
}
