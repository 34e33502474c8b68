import { Tooltip } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session.ts';
import { menuSections } from './menu-entries.ts';
import classes from './navigation.module.css';

type NavigationProps = { isCollapsed: boolean; onGo?: () => void };

/** The menu is the table of routes: what has a menu group is listed, what is not permitted is left out. */
export function Navigation({ isCollapsed, onGo }: NavigationProps) {
  const { t } = useTranslation();
  const { routesById } = useRouter();
  const session = useSession();
  return (
    <nav className={classes['nav']} aria-label={t('shell.menu')} data-collapsed={isCollapsed || undefined}>
      {menuSections(Object.values(routesById), session).map(({ group, entries }) => (
        <div key={group} className={classes['section']}>
          {/* A heading over a single entry would only repeat it. */}
          {entries.length > 1 && (
            <div className={classes['group']} aria-hidden={isCollapsed}>
              {!isCollapsed && t(`menu.${group}`)}
            </div>
          )}
          <ul className={classes['list']}>
            {entries.map(({ path, title, icon: Icon }) => (
              <li key={path}>
                <Tooltip label={t(title)} position="right" disabled={!isCollapsed} openDelay={0}>
                  <Link
                    to={path}
                    className={classes['link']}
                    activeProps={{ 'data-active': true }}
                    aria-label={isCollapsed ? t(title) : undefined}
                    onClick={onGo}
                  >
                    <Icon size={20} stroke={1.6} aria-hidden className={classes['icon'] ?? ''} />
                    {!isCollapsed && <span className={classes['text']}>{t(title)}</span>}
                  </Link>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
