import {
  IconBell,
  IconCreditCard,
  IconGift,
  IconLock,
  IconPlugConnected,
  IconUser,
  IconWallet,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './settings-nav.module.css';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';

const ICONS = {
  account: IconUser,
  security: IconLock,
  tariff: IconCreditCard,
  wallet: IconWallet,
  referral: IconGift,
  connections: IconPlugConnected,
  notifications: IconBell,
} as const;

/** Tabs are links: Back returns to the one before, and each may be opened beside the others. */
export function SettingsNav({ current }: { current: SettingsTab }) {
  const { t } = useTranslation();
  const currentLink = useRef<HTMLAnchorElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    currentLink.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className={classes['nav']} aria-label={t('menu.settings.label')}>
      {SETTINGS_TABS.map((tab) => {
        const Icon = ICONS[tab];
        const isCurrent = tab === current;
        return (
          <Link
            key={tab}
            to="/pages/account-settings/$tab"
            params={{ tab }}
            className={classes['link']}
            aria-current={isCurrent ? 'page' : undefined}
            ref={isCurrent ? currentLink : null}
          >
            <Icon size={17} stroke={1.6} aria-hidden />
            {t(`menu.settings.${tab}`)}
          </Link>
        );
      })}
    </nav>
  );
}
