import '../theme/mantine-tabs.css';
import { Button, CloseButton, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openMyFiles } from '../exports/my-files-state.ts';
import classes from './bell-panel.module.css';
import { NotificationList } from './notification-list.tsx';
import { RunningExports } from './running-exports.tsx';
import { useMarkRead, useNotifications } from './use-notifications.ts';
import { useUnread } from './use-unread.ts';

const TABS = ['all', 'radar', 'tests', 'billing'] as const;
type Tab = (typeof TABS)[number];

/** product.md 2.4: what happened while the person was away. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('all');
  return (
    <>
      <div className={classes['head']}>
        <Text component="h2" fw={600} size="lg">
          {t('notifications.title')}
        </Text>
        <ReadAll />
        <CloseButton aria-label={t('common.close')} onClick={onClose} />
      </div>
      <Tabs
        value={tab}
        onChange={(next) => setTab(TABS.find((one) => one === next) ?? 'all')}
        keepMounted={false}
        className={classes['tabs'] ?? ''}
      >
        <Tabs.List className={classes['list'] ?? ''}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`notifications.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((one) => (
          <Tabs.Panel key={one} value={one} className={classes['panel'] ?? ''}>
            {one === 'all' && <RunningExports />}
            <NotificationList tab={one} onGo={onClose} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <div className={classes['foot']}>
        <Text size="xs" c="dimmed">
          {t('notifications.moscow')}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            onClose();
            openMyFiles();
          }}
        >
          {t('exports.myFiles')}
        </Button>
      </div>
    </>
  );
}

/** Up to the newest one that is shown: what comes at this very moment stays unread. */
function ReadAll() {
  const { t } = useTranslation();
  const unread = useUnread();
  const { notifications } = useNotifications(undefined);
  const markRead = useMarkRead();
  const newest = notifications?.[0];
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      disabled={unread === 0 || newest === undefined}
      loading={markRead.isPending}
      onClick={() => newest !== undefined && markRead.mutate({ upTo: newest.id })}
    >
      {t('notifications.readAll')}
    </Button>
  );
}
