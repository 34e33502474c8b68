import { Stack, Tabs } from '@mantine/core';
import {
  type Icon,
  IconAdjustments,
  IconAlertTriangle,
  IconChartBar,
  IconInfoCircle,
  IconRefresh,
  IconTags,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { CabinetNotices } from './cabinet-notices.tsx';
import { type CabinetTab, openTab, tabsOf } from './cabinet-tabs.ts';
import { InformationTab } from './information/lazy.tsx';
import { CabinetCollectors, CabinetLimits, DangerZone } from './lazy.tsx';
import { SettingsTab } from './settings/lazy.tsx';
import { TagsTab } from './tags/lazy.tsx';
import { UsersTab } from './users/lazy.tsx';
import { WebhooksTab } from './webhooks/lazy.tsx';

const route = getRouteApi('/cabinets/$id');

const PANELS: Record<CabinetTab, (cabinet: Cabinet) => ReactNode> = {
  information: (cabinet) => <InformationTab cabinet={cabinet} />,
  collectors: (cabinet) => <CabinetCollectors cabinet={cabinet} />,
  users: (cabinet) => <UsersTab cabinet={cabinet} />,
  limits: (cabinet) => <CabinetLimits cabinet={cabinet} />,
  tags: (cabinet) => <TagsTab cabinet={cabinet} />,
  settings: (cabinet) => <SettingsTab cabinet={cabinet} />,
  webhooks: (cabinet) => <WebhooksTab cabinet={cabinet} />,
  danger: (cabinet) => <DangerZone cabinet={cabinet} />,
};

const TAB_ICONS: Record<CabinetTab, Icon> = {
  information: IconInfoCircle,
  collectors: IconRefresh,
  users: IconUsers,
  limits: IconChartBar,
  tags: IconTags,
  settings: IconAdjustments,
  webhooks: IconWebhook,
  danger: IconAlertTriangle,
};

export function CabinetPage() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const cabinet = useSession().cabinets.find((one) => String(one.id) === id);
  const back = { to: '/cabinets', label: t('screens.cabinets') };
  if (!cabinet) {
    return (
      <>
        <PageHeader title={t('screens.cabinet')} back={back} />
        <EmptyState title={t('cabinets.absent.title')} text={t('cabinets.absent.text')} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={<bdi>{cabinet.name}</bdi>} back={back} />
      <CabinetNotices cabinet={cabinet} />
      {/* Nothing that was typed for one cabinet stays for the next. */}
      <CabinetTabs key={cabinet.id} cabinet={cabinet} />
    </>
  );
}

function CabinetTabs({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { tab } = route.useSearch();
  const tabs = tabsOf(cabinet.roles);
  const open = openTab(tab, cabinet.roles);

  function go(next: string | null) {
    const known = tabs.find((one) => one === next);
    if (known !== undefined) void navigate({ search: { tab: known } });
  }

  return (
    <Tabs value={open} onChange={go} keepMounted={false}>
      <TabList
        tabs={tabs.map((one) => ({ tab: one, label: t(`cabinets.tabs.${one}`), icon: TAB_ICONS[one] }))}
        open={open}
      />
      <Tabs.Panel value={open}>
        <Stack gap="md">{PANELS[open](cabinet)}</Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
