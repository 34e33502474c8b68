import { ActionIcon, Text } from '@mantine/core';
import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  listPositionAlertFirings,
  listPositionAlerts,
  type PositionAlert,
} from '@vitrina/contract/positions/alerts.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet, useRight } from '../../platform/session/session.ts';
import { useLanguage, useTexts } from '../../platform/texts/use-format.ts';
import { AlertRow } from '../../ui/alert-row.tsx';
import classes from '../../ui/alerts.module.css';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { FiringList } from './firing-list.tsx';
import { ruleSentence } from './rule-sentence.ts';
import { useAlertChanges } from './use-alerts.ts';

type ItemProps = { alert: PositionAlert; onEdit: () => void; onGo: () => void };

const LOG_HEIGHT_PX = 80;

function AlertLog({ alert, onGo }: Omit<ItemProps, 'onEdit'>) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const log = useQuery({
    ...routeQuery(listPositionAlertFirings, { cabinetId, ruleId: alert.id }),
    meta: { isSilent: true },
  });
  if (log.error) return <ProblemState error={log.error} onRetry={() => void log.refetch()} />;
  if (log.data === undefined) return <PanelSkeleton height={LOG_HEIGHT_PX} />;
  if (log.data.total === 0) return <Text size="sm">{t('positionAlerts.logEmpty')}</Text>;
  return <FiringList {...log.data} onGo={onGo} />;
}

/** One rule: what it says, whether it is on, when it last spoke; what it has said comes when it is asked for. */
export function AlertItem({ alert, onEdit, onGo }: ItemProps) {
  const { t, format } = useTexts();
  const mayEdit = useRight('edit');
  const { toggle, remove } = useAlertChanges();
  const [isLogOpen, setLogOpen] = useState(false);
  const logId = useId();
  const { what, when } = ruleSentence(t, useLanguage(), alert.rule, alert);
  const facts = [
    alert.lastFiredAt === null
      ? t('positionAlerts.logEmpty')
      : t('positionAlerts.lastFired', { at: format.instantShort(alert.lastFiredAt) }),
    t('positionAlerts.looksAt', { count: alert.queriesCount }),
    alert.author === null
      ? t('positionAlerts.tellsOwner')
      : t('positionAlerts.tells', { name: alert.author }),
  ];
  const actions = (
    <>
      <ActionIcon
        aria-label={t('positionAlerts.log', { rule: what })}
        aria-expanded={isLogOpen}
        aria-controls={logId}
        onClick={() => setLogOpen(!isLogOpen)}
      >
        <IconChevronDown size={17} className={classes['chevron']} data-open={isLogOpen || undefined} />
      </ActionIcon>
      {mayEdit && (
        <ActionIcon aria-label={t('positionAlerts.edit', { rule: what })} onClick={onEdit}>
          <IconPencil size={17} />
        </ActionIcon>
      )}
    </>
  );
  return (
    <li className={classes['item']} data-off={!alert.isOn || undefined}>
      <AlertRow
        labels={{
          isOn: t('positionAlerts.isOn', { rule: what }),
          delete: t('positionAlerts.delete', { rule: what }),
        }}
        isOn={alert.isOn}
        mayEdit={mayEdit}
        list={listPositionAlerts}
        onSwitch={(isOn) => toggle(alert.id, isOn)}
        onDelete={async () => remove(alert.id)}
        actions={actions}
      >
        <div className={classes['words']}>
          <Text size="sm" fw={500} dir="auto">
            {what}
          </Text>
          <Text size="xs" c="dimmed" dir="auto">
            {when}
          </Text>
          <Text size="xs" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </div>
      </AlertRow>
      <div id={logId}>{isLogOpen && <AlertLog alert={alert} onGo={onGo} />}</div>
    </li>
  );
}
