import { Alert, Button, Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { continueTopUp, dropTopUp, type TopUp } from '@vitrina/contract/billing/payments.ts';
import { call } from '../../platform/api/call.ts';
import { showNotice } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { goToProvider, useRefreshPayments } from './use-payments.ts';
import { useRoubles } from './use-roubles.ts';

export function PendingTopUps({ pending }: { pending: readonly TopUp[] }) {
  return pending.map((one) => <PendingTopUp key={one.paymentId} topUp={one} />);
}

function PendingTopUp({ topUp }: { topUp: TopUp }) {
  const { t, format } = useTexts();
  const roubles = useRoubles();
  const refresh = useRefreshPayments();
  const { paymentId } = topUp;
  const goOn = useMutation({
    mutationFn: () => call(continueTopUp, { paymentId }),
    onSuccess: async ({ confirmationUrl }) => {
      if (confirmationUrl === null) await refresh();
      else goToProvider(confirmationUrl);
    },
    // It has ended since the list was shown.
    onError: refresh,
  });
  const drop = useMutation({
    mutationFn: () => call(dropTopUp, { paymentId }),
    onSuccess: () => showNotice(t('topUps.pending.dropped')),
    onSettled: refresh,
  });
  const facts = { amount: roubles(topUp.points), at: format.instant(topUp.createdAt) };
  return (
    <Alert variant="light" color="yellow" py="xs" icon={<IconClock size={18} />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {topUp.state === 'creating' ? t('topUps.pending.unknown', facts) : t('topUps.pending.waits', facts)}
        </Text>
        <Group gap="xs">
          <Button size="xs" loading={goOn.isPending} onClick={() => goOn.mutate()}>
            {t('topUps.pending.continue')}
          </Button>
          <Button size="xs" variant="default" loading={drop.isPending} onClick={() => drop.mutate()}>
            {t('topUps.pending.drop')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
