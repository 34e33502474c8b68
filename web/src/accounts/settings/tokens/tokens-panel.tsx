import { Anchor, Button, Code, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPersonalTokens, TOKEN_PREFIX } from '@vitrina/contract/accounts/personal-tokens.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ProblemState } from '../../../ui/states/problem-state.tsx';
import classes from '../sessions-panel.module.css';
import { CreateTokenDialog } from './lazy.tsx';
import { TokenLine } from './token-line.tsx';

const HEADER = `Authorization: Bearer ${TOKEN_PREFIX}…`;

/** Tokens for the person's own programs. */
export function TokensPanel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { cabinets } = useSession();
  const [isCreating, setCreating] = useState(false);
  // Programs use them meanwhile, and the last use is shown.
  const list = useQuery({ ...routeQuery(getPersonalTokens, {}), staleTime: 0, refetchOnWindowFocus: true });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [getPersonalTokens.path] });
  const tokens = list.data?.tokens ?? [];
  return (
    <Panel
      title={t('account.tokens.title')}
      description={t('account.tokens.text')}
      actions={
        cabinets.length > 0 && (
          <Button variant="default" onClick={() => setCreating(true)}>
            {t('account.tokens.create')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <HowToUse />
        {cabinets.length === 0 && <Text size="sm">{t('account.tokens.noCabinets')}</Text>}
        {list.error && list.data === undefined && (
          <ProblemState error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isPending && <Skeleton height={48} />}
        {tokens.length > 0 && (
          <ul className={classes['list']}>
            {tokens.map((token) => (
              <TokenLine key={token.id} token={token} cabinets={cabinets} onRevoked={refresh} />
            ))}
          </ul>
        )}
      </Stack>
      <CreateTokenDialog
        isOpen={isCreating}
        cabinets={cabinets}
        onCreated={refresh}
        onClose={() => setCreating(false)}
      />
    </Panel>
  );
}

function HowToUse() {
  const { t } = useTranslation();
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm">{t('account.tokens.how')}</Text>
      <Code dir="ltr" px="sm" py={4} style={{ overflowWrap: 'anywhere' }}>
        {HEADER}
      </Code>
      <Anchor href="/api/docs" target="_blank" rel="noopener noreferrer" size="sm">
        {t('account.tokens.description')}
      </Anchor>
    </Stack>
  );
}
