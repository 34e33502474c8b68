import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getMessengerLink } from '@vitrina/contract/accounts/routes.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshAccount } from '../../platform/session/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { ConnectMessenger } from './connect-messenger.tsx';
import { ConnectedMessenger } from './connected-messenger.tsx';
import { isLinked, type MessengerState, nextLookMs } from './messenger-state.ts';

export function MessengerPanel() {
  const { t } = useTranslation();
  // A hidden page does not ask: the person is in the messenger, and comes back to see.
  const link = useQuery({
    ...routeQuery(getMessengerLink, {}),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => nextLookMs(state.data?.state),
  });
  useConnection(link.data?.state);
  return (
    <Panel title={t('account.messenger.title')} description={t('account.messenger.text')}>
      {link.isPending && <Skeleton height={72} />}
      {link.error && link.data === undefined && (
        <ProblemState error={link.error} onRetry={() => void link.refetch()} />
      )}
      {link.data?.state === 'off' && <Text c="dimmed">{t('account.messenger.off')}</Text>}
      {link.data?.messenger && (
        <ConnectedMessenger messenger={link.data.messenger} isBlocked={link.data.state === 'blocked'} />
      )}
      {link.data && link.data.state !== 'off' && link.data.messenger === null && (
        <ConnectMessenger state={link.data.state} />
      )}
    </Panel>
  );
}

/** The moment in which the messenger becomes connected is told once, and to the rest of the application. */
function useConnection(state: MessengerState | undefined): void {
  const { t } = useTranslation();
  const previous = useRef(state);
  useEffect(() => {
    const wasOpen = previous.current !== undefined && !isLinked(previous.current);
    previous.current = state;
    if (state !== 'connected' || !wasOpen) return;
    showSuccess(t('account.messenger.connected'));
    refreshAccount().catch((error: unknown) => console.error('Account info failed to refresh.', error));
  }, [state, t]);
}
