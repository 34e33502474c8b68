import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generateTelegramCode, getMessengerLink } from '@vitrina/contract/accounts/routes.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { useCountdown } from '../use-countdown.ts';
import { MessengerCode } from './messenger-code.tsx';
import { type MessengerState, noticeOf } from './messenger-state.ts';

const COLORS = { info: 'primary', warning: 'yellow', danger: 'red' } as const;

export function ConnectMessenger({ state }: { state: MessengerState }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const look = () => queryClient.invalidateQueries({ queryKey: [getMessengerLink.path] });
  const start = useMutation({
    mutationFn: () => call(generateTelegramCode, {}),
    meta: { isSilent: true },
    onSuccess: look,
    onError: async (error) => {
      if (!isConnected(error)) return;
      showDone('messengerAlreadyLinked');
      await look();
    },
  });
  const given = start.data;
  const left = useCountdown(given === undefined ? undefined : Date.parse(given.expiresAt));
  const isOpen = given !== undefined && left !== undefined && state !== 'expired';
  const notice = noticeOf(state);
  return (
    <Stack gap="md" align="flex-start">
      {notice !== undefined && (
        <Alert color={COLORS[notice.tone]} variant="light" role="status" w="100%" py="xs">
          {t(`account.messenger.states.${notice.text}`)}
        </Alert>
      )}
      {isOpen && <MessengerCode given={given} left={left} />}
      {!isOpen && <Text size="sm">{t('account.messenger.how')}</Text>}
      <ProblemAlert error={isConnected(start.error) ? null : start.error} />
      <Button
        variant={isOpen ? 'default' : 'filled'}
        leftSection={<IconBrandTelegram size={18} aria-hidden />}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {t(
          given === undefined && state === 'none' ? 'account.messenger.connect' : 'account.messenger.newCode',
        )}
      </Button>
    </Stack>
  );
}

function isConnected(error: Error | null): boolean {
  return error instanceof Problem && error.is('user.messengerConnected');
}
