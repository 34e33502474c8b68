import { Button, CloseButton, Progress, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExports } from '../exports/use-exports.ts';
import { useMyFiles } from '../exports/use-my-files.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import classes from './bell-panel.module.css';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead, useNotifications } from './use-notifications.ts';
import { useUnread } from './use-unread.ts';

/** Files that are being made now: how far they are, and a way to stop them. */
function RunningExports() {
  const { t, format } = useTexts();
  const { running, remove } = useExports();
  if (running.length === 0) return null;
  return (
    <div className={classes['exports']}>
      {running.map(({ id, name, rowsDone, rowsTotal }) => {
        const done = format.count(rowsDone);
        const text =
          rowsTotal === null
            ? t('notifications.exportStarts', { name })
            : t('notifications.exportRuns', { name, done, total: format.count(rowsTotal) });
        return (
          <div key={id} className={classes['export']}>
            <div className={classes['text']}>
              <Text size="sm">{text}</Text>
              <Progress
                mt={6}
                size="sm"
                value={rowsTotal === null || rowsTotal === 0 ? 0 : (rowsDone / rowsTotal) * 100}
                aria-label={text}
              />
            </div>
            <CloseButton aria-label={t('notifications.stopExport', { name })} onClick={() => remove(id)} />
          </div>
        );
      })}
    </div>
  );
}

const TABS = ['all', 'radar', 'tests', 'billing'] as const;
type Tab = (typeof TABS)[number];

/** product.md 2.4: what happened while the person was away. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('all');
  const files = useMyFiles();
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
            files.open();
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
