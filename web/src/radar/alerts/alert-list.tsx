import { Button, Stack, Text } from '@mantine/core';
import { IconBell, IconPlus } from '@tabler/icons-react';
import type { RadarAlert } from '@vitrina/contract/radar/alerts.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import classes from '../../ui/alerts.module.css';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { AlertItem } from './alert-item.tsx';
import { useAlerts } from './use-alerts.ts';

type ListProps = { onAdd: () => void; onEdit: (alert: RadarAlert) => void; onGo: () => void };

const ITEM_HEIGHT_PX = 104;

/** Rules as sentences, with what they have found. */
export function AlertList({ onAdd, onEdit, onGo }: ListProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { list, alerts } = useAlerts();
  if (list.error) return <ProblemState error={list.error} onRetry={() => void list.refetch()} />;
  const maximum = list.data?.maximum;
  const isFull = alerts !== undefined && maximum !== undefined && alerts.length >= maximum;
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} />} disabled={alerts === undefined || isFull} onClick={onAdd}>
      {t('radarAlerts.add')}
    </Button>
  );
  return (
    <Stack gap="md">
      {alerts?.length === 0 ? (
        <EmptyState
          icon={IconBell}
          title={t('radarAlerts.empty.title')}
          text={t('radarAlerts.empty.text')}
          action={add}
        />
      ) : (
        <>
          {add && <div>{add}</div>}
          <ul className={classes['list']}>
            {alerts?.map((alert) => (
              <AlertItem key={alert.id} alert={alert} onEdit={() => onEdit(alert)} onGo={onGo} />
            )) ?? [1, 2].map((place) => <PanelSkeleton key={place} height={ITEM_HEIGHT_PX} />)}
          </ul>
        </>
      )}
      {!mayEdit && (
        <Text size="sm" c="dimmed">
          {t('radarAlerts.readOnly')}
        </Text>
      )}
      {alerts !== undefined && alerts.length > 0 && maximum !== undefined && (
        <LimitMeter label={t('radarAlerts.limit')} current={alerts.length} maximum={maximum} />
      )}
    </Stack>
  );
}
