import { Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconPuzzle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { SessionInfo } from '@vitrina/contract/accounts/account.ts';
import { endSession } from '@vitrina/contract/accounts/routes.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { machineNow } from '../../platform/clock.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { deviceOf } from './device-of.ts';
import classes from './sessions-panel.module.css';

const ICONS = { browser: IconDeviceDesktop, extension: IconPuzzle } as const;

type Props = { session: SessionInfo; onEnded: () => Promise<void> };

export function SessionLine({ session, onEnded }: Props) {
  const { t } = useTranslation();
  const end = useMutation({
    mutationFn: () => call(endSession, { sessionId: session.id }),
    onSuccess: () => showSuccess(t('account.sessions.ended')),
    // Refused, it is gone already: the list is out of date either way.
    onSettled: onEnded,
  });
  const Icon = ICONS[session.kind];
  const device = deviceOf(session) ?? t('account.sessions.unknownDevice');
  return (
    <li className={classes['line']}>
      <span className={classes['icon']} aria-hidden>
        <Icon size={20} stroke={1.6} />
      </span>
      <div className={classes['facts']}>
        <div className={classes['name']}>
          <Text component="span" fw={500}>
            {device}
          </Text>
          {session.kind === 'extension' && (
            <StatusBadge tone="info">{t('account.sessions.extension')}</StatusBadge>
          )}
          {session.isCurrent && <StatusBadge tone="success">{t('account.sessions.current')}</StatusBadge>}
        </div>
        <SessionFacts session={session} />
      </div>
      {!session.isCurrent && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          loading={end.isPending}
          aria-label={t('account.sessions.endOne', { device })}
          onClick={() => end.mutate()}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function SessionFacts({ session: { network, createdAt, lastSeenAt } }: { session: SessionInfo }) {
  const { t, format } = useTexts();
  return (
    <Text size="sm" c="dimmed" component="div" className={classes['details']}>
      {network !== null && (
        <span>
          {t('account.sessions.network')} <bdi dir="ltr">{network}</bdi>
        </span>
      )}
      <span>{t('account.sessions.createdAt', { at: format.instant(createdAt) })}</span>
      {/* Sign-in has the machine's time, whatever the product's clock does. */}
      <span>{t('account.sessions.lastSeenAt', { ago: format.ago(lastSeenAt, machineNow()) })}</span>
    </Text>
  );
}
