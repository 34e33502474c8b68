import { useParams } from '@tanstack/react-router';
import { Activity } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountTab, ConnectionsTab, SecurityTab } from '../accounts/settings/lazy.tsx';
import { ReferralTab, WalletTab } from '../billing/lazy.tsx';
import { TariffTab } from '../billing/tariff/lazy.tsx';
import { NotificationsTab } from '../notifications/notification-settings/lazy.tsx';
import { useSession } from '../platform/session/session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { settingsTabOf } from './settings-tabs.ts';

export function AccountSettingsPage() {
  const { t } = useTranslation();
  const { account } = useSession();
  const tab = settingsTabOf(useParams({ from: '/pages/account-settings/$tab' }).tab);
  if (account === null) return null;
  return (
    <>
      <PageHeader title={t('screens.accountSettings')} />
      <SettingsNav current={tab} />
      {/* What was typed and not saved, and codes that are shown, outlive a look at another tab. */}
      <Activity mode={tab === 'account' ? 'visible' : 'hidden'}>
        <AccountTab account={account} />
      </Activity>
      <Activity mode={tab === 'connections' ? 'visible' : 'hidden'}>
        <ConnectionsTab />
      </Activity>
      {tab === 'security' && <SecurityTab account={account} />}
      {tab === 'tariff' && <TariffTab />}
      {tab === 'wallet' && <WalletTab />}
      {tab === 'referral' && <ReferralTab />}
      {tab === 'notifications' && <NotificationsTab />}
    </>
  );
}
