import { Alert, Anchor } from '@mantine/core';
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
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { ProgressBlock } from '../ui/lazy.tsx';

/** A cabinet whose queries are not there yet asks for them by being looked at by its people; whoever reads the example only reads. */
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
    if (isWaiting && !cabinet.isExample) mutate();
  }, [isWaiting, cabinet.isExample, mutate]);
}

/** Who watched the days come sees that they are there: the rows do not jump up under the reader's eyes. */
function useWasCollecting(state: RequestsCollection['state']): boolean {
  const [wasCollecting, setWasCollecting] = useState(state === 'collecting');
  if (state === 'collecting' && !wasCollecting) setWasCollecting(true);
  return wasCollecting;
}

/** What is on its way, and what keeps it from coming: over the rows that it is about. */
export function CollectionLine({ collection }: { collection: RequestsCollection }) {
  const { t } = useTranslation();
  const { state, daysDone, daysAll } = collection;
  const wasCollecting = useWasCollecting(state);
  if (state === 'failed' || state === 'keyRefused' || state === 'noPremium') {
    return (
      <Alert color="yellow" py="xs" role="status">
        {t(`myRequests.collection.${state}`)}
      </Alert>
    );
  }
  if (state === 'ready' && !wasCollecting) return null;
  return (
    <ProgressBlock
      label={t(state === 'ready' ? 'myRequests.collection.collected' : 'myRequests.collection.collecting', {
        done: daysDone,
        all: daysAll,
      })}
      share={daysAll === 0 ? null : daysDone / daysAll}
    />
  );
}

/** What the plan does not show: below the rows, the first of which a phone shows at once. */
export function HiddenDays({ days }: { days: RequestsDays }) {
  const { t, format } = useTexts();
  if (days.hiddenDays === 0) return null;
  return (
    <Alert variant="light" color="gray" py="xs" icon={<IconLock size={18} />} role="note">
      {t('myRequests.locked', { day: format.day(days.visible.from), count: days.hiddenDays })}{' '}
      <Anchor component={Link} to="/pages/account-settings/tariff" inherit>
        {t('ui.states.seePlans')}
      </Anchor>
    </Alert>
  );
}
