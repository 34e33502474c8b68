import { Stack, Tabs } from '@mantine/core';
import {
  type Icon,
  IconCalendarDollar,
  IconCreditCard,
  IconListDetails,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { AuditTab } from './audit/lazy.tsx';
import { DaysTab, PaymentsTab } from './payments/lazy.tsx';
import { PersonPage } from './people/lazy.tsx';
import { PeopleTab } from './people/people-tab.tsx';
import { PromoTab } from './promo/lazy.tsx';
import { OFFICE_TABS, type OfficeTab } from './search.ts';

const route = getRouteApi('/office');

const ICONS: Record<OfficeTab, Icon> = {
  people: IconUsers,
  payments: IconCreditCard,
  days: IconCalendarDollar,
  promo: IconTicket,
  audit: IconListDetails,
};
const PANELS: Record<OfficeTab, () => ReactNode> = {
  people: () => <PeopleTab />,
  payments: () => <PaymentsTab />,
  days: () => <DaysTab />,
  promo: () => <PromoTab />,
  audit: () => <AuditTab />,
};

export function OfficePage() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { tab, user } = route.useSearch();
  if (tab === 'people' && user !== undefined) return <PersonPage key={user} userId={user} />;

  function go(next: string | null) {
    const known = OFFICE_TABS.find((one) => one === next);
    if (known !== undefined) void navigate({ search: { tab: known } });
  }

  return (
    <>
      <PageHeader title={t('screens.office')} />
      <Tabs value={tab} onChange={go} keepMounted={false}>
        <TabList
          tabs={OFFICE_TABS.map((one) => ({ tab: one, label: t(`office.tabs.${one}`), icon: ICONS[one] }))}
          open={tab}
        />
        <Tabs.Panel value={tab}>
          <Stack gap="md">{PANELS[tab]()}</Stack>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
