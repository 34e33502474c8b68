import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { openSharedScreen, SHARED_PATH } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { Problem } from '../../platform/problem.ts';
import { keepSharedSecret, secretOf } from '../../platform/token/shared-secret.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { MessagePage } from '../refusals/message-page.tsx';
import { hrefOfShared } from './guard-shared.ts';

/** The secret leaves the address bar before anything else is done with it. */
function useSecret(): string | null {
  const { hash } = useLocation();
  const [secret, setSecret] = useState(() => secretOf(hash));
  // Another link, pasted over the address of this page.
  const named = hash === '' ? null : secretOf(hash);
  if (named !== null && named !== secret) setSecret(named);
  useEffect(() => {
    if (hash !== '') window.history.replaceState(window.history.state, '', SHARED_PATH);
  }, [hash]);
  return secret;
}

/** Where a link leads at first. A page of its own is loaded next: nothing of this one's session reaches it. */
export function SharedPage() {
  const secret = useSecret();
  const opened = useQuery({
    ...routeQuery(openSharedScreen, { secret: secret ?? '' }),
    enabled: secret !== null,
    meta: { isSilent: true },
  });
  const { data, error } = opened;
  useEffect(() => {
    if (data === undefined || secret === null) return;
    if (keepSharedSecret({ secret, screen: data.screen })) window.location.replace(hrefOfShared(data));
  }, [data, secret]);
  const isEnded =
    error instanceof Problem && (error.is('sharedScreen.notFound') || error.is('request.invalid'));
  useEffect(() => {
    if (isEnded) keepSharedSecret(null);
  }, [isEnded]);
  if (secret === null || isEnded) return <Ended />;
  return error ? <ProblemState error={error} onRetry={() => void opened.refetch()} /> : null;
}

function Ended() {
  const { t } = useTranslation();
  return (
    <MessagePage icon={IconLinkOff} title={t('shell.shared.ended.title')} text={t('shell.shared.ended.text')}>
      <Button component="a" href="/">
        {t('common.home')}
      </Button>
    </MessagePage>
  );
}
