import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { disconnectMessenger, getMessengerLink } from '@vitrina/contract/accounts/routes.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshAccount } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

type Props = { messenger: NonNullable<AccountInfo['messenger']>; isBlocked: boolean };

export function ConnectedMessenger({ messenger: { username, connectedAt }, isBlocked }: Props) {
  const { t, format } = useTexts();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  async function disconnect(): Promise<void> {
    await call(disconnectMessenger, {});
    await Promise.all([
      refreshAccount(),
      queryClient.invalidateQueries({ queryKey: [getMessengerLink.path] }),
    ]);
    showSuccess(t('account.messenger.disconnected'));
  }

  return (
    <Group justify="space-between" gap="md">
      <Stack gap={4}>
        <Group gap="sm">
          <Text fw={500} dir="ltr">
            @{username}
          </Text>
          <StatusBadge tone={isBlocked ? 'warning' : 'success'}>
            {t(isBlocked ? 'account.messenger.isBlocked' : 'account.messenger.isConnected')}
          </StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {t('account.messenger.since', { at: format.instant(connectedAt) })}
        </Text>
        {isBlocked && <Text size="sm">{t('account.messenger.blockedText')}</Text>}
      </Stack>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('account.messenger.disconnect')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('account.messenger.disconnect')}
        text={t('account.messenger.disconnectText')}
        confirm={t('account.messenger.disconnect')}
        isDanger
        onConfirm={disconnect}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
