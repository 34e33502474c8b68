import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listSharedScreens } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ProblemState } from '../../../ui/states/problem-state.tsx';
import classes from '../sessions-panel.module.css';
import { LinkLine } from './link-line.tsx';

/** Links to screens that the person has given to others. */
export function LinksPanel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // Others open them meanwhile.
  const list = useQuery({ ...routeQuery(listSharedScreens, {}), staleTime: 0, refetchOnWindowFocus: true });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [listSharedScreens.path] });
  const { data, error } = list;
  return (
    <Panel title={t('account.links.title')} description={t('account.links.text')}>
      <Stack gap="sm">
        {error && data === undefined && <ProblemState error={error} onRetry={() => void list.refetch()} />}
        {list.isPending && <Skeleton height={48} />}
        {data?.screens.length === 0 && <Text size="sm">{t('account.links.none')}</Text>}
        {data !== undefined && data.screens.length > 0 && (
          <ul className={classes['list']}>
            {data.screens.map((link) => (
              <LinkLine key={link.id} link={link} onRevoked={refresh} />
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}
