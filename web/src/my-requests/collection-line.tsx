import { Alert, Anchor, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  collectMyRequests,
  listMyRequestProducts,
  type RequestsCollection,
  type RequestsDays,
} from '@vitrina/contract/my-requests.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api/call.ts';
import { useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { ProgressBlock } from '../ui/lazy.tsx';

/** A cabinet whose queries are not there yet asks for them by being looked at. */
export function useCollectionStart(collection: RequestsCollection | undefined): void {
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const isWaiting = collection?.state === 'collecting' || collection?.state === 'failed';
  const { mutate } = useMutation({
    mutationFn: () => call(collectMyRequests, { cabinetId: cabinet.id }),
    meta: { isSilent: true },
    onSuccess: ({ isQueued }) =>
      isQueued ? queryClient.invalidateQueries({ queryKey: [listMyRequestProducts.path] }) : undefined,
  });
  useEffect(() => {
    if (isWaiting) mutate();
  }, [isWaiting, mutate]);
}

/** Who watched the days come sees that they are there: the rows do not jump up under the reader's eyes. */
function useWasCollecting(state: RequestsCollection['state']): boolean {
  const [wasCollecting, setWasCollecting] = useState(state === 'collecting');
  if (state === 'collecting' && !wasCollecting) setWasCollecting(true);
  return wasCollecting;
}

type CollectionLineProps = { collection: RequestsCollection; days: RequestsDays };

/** What is on its way, what the key cannot have, and what the plan does not show: nothing of it is silent. */
export function CollectionLine({ collection, days }: CollectionLineProps) {
  const { t, format } = useTexts();
  const { state, daysDone, daysAll } = collection;
  const wasCollecting = useWasCollecting(state);
  if (state === 'ready' && days.hiddenDays === 0 && !wasCollecting) return null;
  return (
    <Stack gap="sm">
      {(state === 'collecting' || (state === 'ready' && wasCollecting)) && (
        <ProgressBlock
          label={t(
            state === 'ready' ? 'myRequests.collection.collected' : 'myRequests.collection.collecting',
          )}
          share={daysAll === 0 ? null : daysDone / daysAll}
          text={t('myRequests.collection.days', { done: daysDone, all: daysAll })}
        />
      )}
      {(state === 'failed' || state === 'keyRefused' || state === 'noPremium') && (
        <Alert color="yellow" py="xs" role="status">
          {t(`myRequests.collection.${state}`)}
        </Alert>
      )}
      {days.hiddenDays > 0 && (
        <Alert variant="light" color="gray" py="xs" icon={<IconLock size={18} />} role="note">
          {t('myRequests.locked', { day: format.day(days.visible.from), count: days.hiddenDays })}{' '}
          <Anchor component={Link} to="/pages/account-settings/tariff" inherit>
            {t('ui.states.seePlans')}
          </Anchor>
        </Alert>
      )}
    </Stack>
  );
}
