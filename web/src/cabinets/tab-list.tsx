import '../theme/mantine-tabs.css';
import { Tabs } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconChartBar,
  IconInfoCircle,
  IconRefresh,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CabinetTab } from './cabinet-tabs.ts';
import classes from './tab-list.module.css';

const TAB_ICONS: Record<CabinetTab, Icon> = {
  information: IconInfoCircle,
  collectors: IconRefresh,
  users: IconUsers,
  limits: IconChartBar,
  tags: IconTags,
  danger: IconAlertTriangle,
};

/** One line on a phone too: it scrolls sideways, and the tab that is open is brought into sight. */
export function TabList({ tabs, open }: { tabs: readonly CabinetTab[]; open: CabinetTab }) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${open}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <Tabs.List ref={list} mb="md" className={classes['list'] ?? ''}>
      {tabs.map((tab) => {
        const Picture = TAB_ICONS[tab];
        return (
          <Tabs.Tab
            key={tab}
            value={tab}
            data-tab={tab}
            className={classes['tab'] ?? ''}
            leftSection={<Picture size={16} aria-hidden />}
          >
            {t(`cabinets.tabs.${tab}`)}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}
