import { Tabs } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './tab-list.module.css';

export type TabFace = { tab: string; label: string; icon: Icon };

/** One line on a phone too: it scrolls sideways, and the tab that is open is brought into sight. */
export function TabList({ tabs, open }: { tabs: readonly TabFace[]; open: string }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${open}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <Tabs.List ref={list} mb="md" className={classes['list'] ?? ''}>
      {tabs.map(({ tab, label, icon: Picture }) => (
        <Tabs.Tab
          key={tab}
          value={tab}
          data-tab={tab}
          className={classes['tab'] ?? ''}
          leftSection={<Picture size={16} aria-hidden />}
        >
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
