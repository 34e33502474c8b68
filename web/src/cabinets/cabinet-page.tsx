import { Tabs } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { IconChartBar, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { CabinetCollectors } from './cabinet-collectors.tsx';
import { CabinetInformation } from './cabinet-information.tsx';
import { CabinetLimits } from './cabinet-limits.tsx';

export function CabinetPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/cabinets/$id' });
  const cabinet = useSession().cabinets.find((one) => String(one.id) === id);
  const back = { to: '/cabinets', label: t('screens.cabinets') };
  if (!cabinet) return <EmptyState title={t('cabinets.absent.title')} text={t('cabinets.absent.text')} />;
  return (
    <>
      <PageHeader title={cabinet.name} back={back} />
      <Tabs defaultValue="information" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="information" leftSection={<IconInfoCircle size={16} />}>
            {t('cabinets.tabs.information')}
          </Tabs.Tab>
          <Tabs.Tab value="collectors" leftSection={<IconRefresh size={16} />}>
            {t('cabinets.tabs.collectors')}
          </Tabs.Tab>
          <Tabs.Tab value="limits" leftSection={<IconChartBar size={16} />}>
            {t('cabinets.tabs.limits')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="information">
          <CabinetInformation cabinet={cabinet} />
        </Tabs.Panel>
        <Tabs.Panel value="collectors">
          <CabinetCollectors cabinetId={cabinet.id} />
        </Tabs.Panel>
        <Tabs.Panel value="limits">
          <CabinetLimits cabinetId={cabinet.id} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
