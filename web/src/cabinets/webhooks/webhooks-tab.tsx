import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import {
  getWebhookDeliveries,
  getWebhooks,
  WEBHOOK_LIMITS,
} from '@vitrina/contract/notifications/webhooks.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { WebhookDialog } from './lazy.tsx';
import classes from './webhook-line.module.css';
import { WebhookLine } from './webhook-line.tsx';
import { WebhookLog } from './webhook-log.tsx';

const route = getRouteApi('/cabinets/$id');

/** Where the cabinet's events are sent, and below it what became of them. */
export function WebhooksTab({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  const navigate = route.useNavigate();
  // In the address: a notice leads to the log of one of them.
  const { webhook: chosenId } = route.useSearch();
  // The product delivers meanwhile, and the last delivery is shown.
  const list = useQuery({
    ...routeQuery(getWebhooks, { cabinetId: cabinet.id }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const webhooks = list.data?.webhooks ?? [];
  const chosen = webhooks.find(({ id }) => id === chosenId) ?? webhooks[0];

  const refreshList = () => queryClient.invalidateQueries({ queryKey: [getWebhooks.path] });
  async function refresh(): Promise<void> {
    await Promise.all([
      refreshList(),
      queryClient.invalidateQueries({ queryKey: [getWebhookDeliveries.path] }),
    ]);
  }

  const add = (
    <Button
      size="xs"
      leftSection={<IconPlus size={15} aria-hidden />}
      disabled={webhooks.length >= WEBHOOK_LIMITS.webhooks}
      onClick={() => setCreating(true)}
    >
      {t('webhooks.create')}
    </Button>
  );
  return (
    <>
      <Panel
        title={t('webhooks.title')}
        description={t('webhooks.text')}
        actions={webhooks.length > 0 && add}
      >
        <Stack gap="sm" align="stretch">
          {list.isPending && <Skeleton height={120} />}
          {list.error && list.data === undefined && (
            <ProblemState error={list.error} onRetry={() => void list.refetch()} />
          )}
          {list.data?.webhooks.length === 0 && (
            <EmptyState
              icon={IconWebhook}
              title={t('webhooks.empty')}
              text={t('webhooks.emptyText')}
              action={add}
            />
          )}
          {webhooks.length > 0 && (
            <ul className={classes['list']}>
              {webhooks.map((webhook) => (
                <WebhookLine
                  key={webhook.id}
                  cabinet={cabinet}
                  webhook={webhook}
                  isChosen={webhook.id === chosen?.id}
                  onChoose={() =>
                    void navigate({ search: { tab: 'webhooks', webhook: webhook.id }, replace: true })
                  }
                  onChanged={refresh}
                  onDeleted={refreshList}
                />
              ))}
            </ul>
          )}
          <Anchor href="/api/docs" target="_blank" rel="noopener noreferrer" size="sm">
            {t('webhooks.how')}
          </Anchor>
        </Stack>
      </Panel>
      {chosen && <WebhookLog key={chosen.id} cabinet={cabinet} webhook={chosen} onResent={refresh} />}
      <WebhookDialog
        isOpen={isCreating}
        cabinet={cabinet}
        onSaved={refresh}
        onClose={() => setCreating(false)}
      />
    </>
  );
}
