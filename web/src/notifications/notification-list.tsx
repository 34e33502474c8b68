import { Button, Skeleton } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import classes from './bell-panel.module.css';
import { NotificationItem } from './notification-item.tsx';
import { useNotifications } from './use-notifications.ts';

type NotificationListProps = { tab: 'all' | 'radar' | 'tests' | 'billing'; onGo: () => void };

const ITEM_HEIGHT = 64;
const SKELETONS = ['one', 'two', 'three'];

export function NotificationList({ tab, onGo }: NotificationListProps) {
  const { t } = useTranslation();
  const list = useNotifications(tab === 'all' ? undefined : tab);
  if (list.error !== null && list.notifications === undefined) {
    return <ProblemState error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (list.notifications === undefined) {
    return SKELETONS.map((key) => <Skeleton key={key} height={ITEM_HEIGHT} mt={1} radius={0} />);
  }
  if (list.notifications.length === 0) {
    return (
      <EmptyState
        icon={IconBellOff}
        title={t('notifications.empty.title')}
        text={t(`notifications.empty.${tab}`)}
      />
    );
  }
  return (
    <>
      <ul className={classes['items']}>
        {list.notifications.map((one) => (
          <NotificationItem key={one.id} notification={one} onGo={onGo} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes['more']}>
          <Button
            variant="default"
            size="xs"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </>
  );
}
