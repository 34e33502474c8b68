import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCreditCard, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getTopUpInfo } from '@vitrina/contract/billing/payments.ts';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { useState } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { PendingTopUps } from './pending-top-ups.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';
import { useRoubles } from './use-roubles.ts';

/** Money into the wallet: the way to it, what waits, and how the last one went. Nothing where there is no shop. */
export function TopUps() {
  const { t } = useTexts();
  const info = useQuery(routeQuery(getTopUpInfo, {}));
  const [opened, setOpened] = useState<'topUp' | 'cards' | null>(null);
  const close = () => setOpened(null);
  const { data } = info;
  if (data === undefined && info.error)
    return <ProblemState error={info.error} onRetry={() => void info.refetch()} />;
  if (data?.isOn === false) return null;
  // As tall while it is waited for: what is below keeps its place.
  const isPending = data === undefined;
  return (
    <Stack gap="sm" flex="1 1 420px">
      <ReturnNotice onAgain={() => setOpened('topUp')} />
      <Group gap="sm">
        <Button
          leftSection={<IconPlus size={17} aria-hidden />}
          disabled={isPending}
          onClick={() => setOpened('topUp')}
        >
          {t('topUps.topUp')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCreditCard size={17} aria-hidden />}
          disabled={isPending}
          onClick={() => setOpened('cards')}
        >
          {t('topUps.cards')}
        </Button>
        {data?.isFirst === true && <FirstBonus />}
      </Group>
      {data !== undefined && (
        <>
          <PendingTopUps pending={data.pending} />
          <TopUpDialog isOpen={opened === 'topUp'} info={data} onClose={close} />
          <CardsDialog isOpen={opened === 'cards'} cards={data.cards} onClose={close} />
        </>
      )}
    </Stack>
  );
}

/** Where it stands beside the buttons; a phone has it in the dialog alone. */
function FirstBonus() {
  const { t } = useTexts();
  const roubles = useRoubles();
  const rules = PRICES.topUp.bonuses.map(({ from, percent }) =>
    t('topUps.bonusRule', { percent, from: roubles(from) }),
  );
  return (
    <Text size="sm" c="dimmed" visibleFrom="sm">
      {t('topUps.firstBonus', { rules: rules.join(', ') })}
    </Text>
  );
}
