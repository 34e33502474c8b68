import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getCard, getTopUp } from '@vitrina/contract/billing/payments.ts';
import type { ReactNode } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { type Said, sayCard, sayTopUp } from './say-return.ts';
import type { ReturnSearch } from './search.ts';
import { useRefreshOn } from './use-payments.ts';
import { useRoubles } from './use-roubles.ts';

const PATH = '/pages/account-settings/$tab';
const ASK_EVERY_MS = 2000;
/** After this the list of what is pending goes on. */
const MOST_QUESTIONS = 30;

const LOOKS = {
  good: { color: 'green', Icon: IconCircleCheck },
  bad: { color: 'red', Icon: IconAlertCircle },
  waits: { color: 'yellow', Icon: IconClock },
} as const;

type Props = { onAgain: () => void };

/** How it went, for whoever comes back from the provider's page; the same link says the same as often as it is opened. */
export function ReturnNotice({ onAgain }: Props) {
  const { payment, card } = useSearch({ from: PATH });
  if (payment !== undefined) return <PaymentNotice paymentId={payment} onAgain={onAgain} />;
  if (card !== undefined) return <CardNotice cardId={card} />;
  return null;
}

function PaymentNotice({ paymentId, onAgain }: Props & { paymentId: number }) {
  const words = useTexts();
  const roubles = useRoubles();
  const { data, error } = useQuery({
    ...routeQuery(getTopUp, { paymentId }),
    refetchInterval: ({ state: { data: last, dataUpdateCount } }) =>
      (last?.state === 'pending' || last?.state === 'creating') && dataUpdateCount < MOST_QUESTIONS
        ? ASK_EVERY_MS
        : false,
  });
  useRefreshOn(data?.state);
  if (data === undefined) return <ProblemAlert error={error} />;
  const said = sayTopUp(data, words, roubles);
  return (
    <Notice said={said}>
      {said.tone === 'bad' && (
        <Button size="xs" onClick={onAgain}>
          {words.t('topUps.result.again')}
        </Button>
      )}
    </Notice>
  );
}

function CardNotice({ cardId }: { cardId: number }) {
  const words = useTexts();
  const { data, error } = useQuery(routeQuery(getCard, { cardId }));
  useRefreshOn(data?.state);
  if (data === undefined) return <ProblemAlert error={error} />;
  return <Notice said={sayCard(data, words)} />;
}

function Notice({ said: { tone, text }, children }: { said: Said; children?: ReactNode }) {
  const { t } = useTexts();
  const navigate = useNavigate({ from: PATH });
  const { color, Icon } = LOOKS[tone];
  const hide = () =>
    void navigate({
      search: (old: ReturnSearch) => ({ ...old, payment: undefined, card: undefined }),
      replace: true,
    });
  return (
    <Alert variant="light" color={color} py="xs" role="status" icon={<Icon size={18} />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text}</Text>
        <Group gap="xs">
          {children}
          <Button size="xs" variant="default" onClick={hide}>
            {t('topUps.result.close')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
