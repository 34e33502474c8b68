import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, getSessions } from '@vitrina/contract/accounts/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { showSuccess } from '../../platform/notify.ts';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { SessionLine } from './session-line.tsx';
import classes from './sessions-panel.module.css';

const SKELETONS = ['first', 'second'];

export function SessionsPanel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const list = useQuery(routeQuery(getSessions, {}));
  const refresh = () => queryClient.invalidateQueries({ queryKey: [getSessions.path] });
  // The dialog says what went wrong.
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    meta: { isSilent: true },
    onSuccess: async ({ ended }) => {
      await refresh();
      showSuccess(t('account.sessions.othersEnded', { count: ended }));
    },
  });
  const hasOthers = list.data?.sessions.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <Panel
      title={t('account.sessions.title')}
      description={t('account.sessions.text')}
      actions={
        hasOthers && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('account.sessions.endOthers')}
          </Button>
        )
      }
    >
      {list.error && <ProblemState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && SKELETONS.map((key) => <Skeleton key={key} height={48} my={12} />)}
      <ul className={classes['list']}>
        {list.data?.sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('account.sessions.endOthers')}
        text={t('account.sessions.endOthersText')}
        confirm={t('account.sessions.end')}
        isDanger
        onConfirm={() => endOthers.mutateAsync()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
