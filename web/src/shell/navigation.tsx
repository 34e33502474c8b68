import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/session.ts';
import { menuSections } from './menu-entries.ts';
import classes from './navigation.module.css';

/** The menu is the table of routes: what has a menu group is listed, what is not permitted is left out. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation();
  const { routesById } = useRouter();
  const session = useSession();
  return (
    <nav className={classes['nav']} aria-label={t('shell.menu')}>
      {menuSections(Object.values(routesById), session).map(({ group, entries }) => (
        <div key={group} className={classes['section']}>
          {/* A heading over a single entry would only repeat it. */}
          {entries.length > 1 && (
            <div className={classes['group']}>
              <span>{t(`menu.${group}`)}</span>
            </div>
          )}
          <ul className={classes['list']}>
            {entries.map(({ path, title, icon: Icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={classes['link']}
                  activeProps={{ 'data-active': true }}
                  onClick={onGo}
                >
                  <Icon size={20} stroke={1.6} aria-hidden className={classes['icon'] ?? ''} />
                  <span className={classes['text']}>{t(title)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
