import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { MessengerLine } from './messenger-line.tsx';
import { QuietFields } from './quiet-fields.tsx';
import { TopicList } from './topic-list.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';
import { useNotificationsScope } from './use-notifications-scope.ts';

const ALL = 'all';

/** What can be reported, where to, when it is to be quiet, and what was sent. */
export function NotificationsTab() {
  const { t } = useTranslation();
  const { scope, cabinets, choose: show } = useNotificationsScope();
  const { settings, choose, saveQuiet } = useNotificationSettings(scope);
  const { data, error } = settings;
  return (
    <Stack gap="md">
      <Panel
        title={t('notificationSettings.title')}
        description={t('notificationSettings.text')}
        actions={
          <NativeSelect
            aria-label={t('notificationSettings.cabinet')}
            value={scope.cabinetId === undefined ? ALL : String(scope.cabinetId)}
            data={[
              { value: ALL, label: t('notificationSettings.allCabinets') },
              ...cabinets.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) =>
              show(cabinets.find(({ id }) => String(id) === currentTarget.value)?.id)
            }
          />
        }
      >
        {data === undefined && error === null && <Skeleton height={520} />}
        {data === undefined && error !== null && (
          <ProblemState error={error} onRetry={() => void settings.refetch()} />
        )}
        {data !== undefined && (
          <Stack gap="md">
            <MessengerLine settings={data} />
            <TopicList
              topics={data.topics}
              isOfAll={scope.cabinetId === undefined}
              onChoose={(topic, choice) => choose.mutate({ topic, choice })}
            />
          </Stack>
        )}
      </Panel>
      {data !== undefined && <QuietFields settings={data} onChange={(quiet) => saveQuiet.mutate(quiet)} />}
      <DeliveryLog />
    </Stack>
  );
}
