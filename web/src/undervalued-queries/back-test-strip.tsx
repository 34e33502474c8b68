import { Badge, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type BackTest, getUndervaluedBackTest, type Lift } from '@vitrina/contract/undervalued-queries.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import classes from './undervalued.module.css';

const ASK_AGAIN_MS = 2000;
const COLORS = { better: 'green', worse: 'red', cannotSay: 'gray' } as const;

function LiftLine({ name, lift }: { name: 'orders' | 'searches'; lift: Lift | null }) {
  const { t, format } = useTexts();
  const title = t(`undervaluedQueries.backTest.${name}`);
  if (lift === null)
    return (
      <Text size="sm">
        {title}: {t('undervaluedQueries.backTest.nothingBefore')}
      </Text>
    );
  const times = (value: number) => format.fixed(value, 'decimal', 2);
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Badge variant="light" color={COLORS[lift.verdict]}>
        {t(`undervaluedQueries.backTest.verdicts.${lift.verdict}`)}
      </Badge>
      <Text size="sm">
        {t('undervaluedQueries.backTest.line', {
          list: times(lift.listGrowth),
          random: times(lift.randomGrowth),
          lift: times(lift.value),
          low: times(lift.low),
          high: times(lift.high),
        })}
      </Text>
    </Group>
  );
}

function Result({ result }: { result: BackTest }) {
  const { t, format } = useTexts();
  switch (result.state) {
    case 'counting':
      return <Text size="sm">{t('undervaluedQueries.backTest.counting')}</Text>;
    case 'tooShort':
      return (
        <Text size="sm">
          {result.neededFrom === null || result.firstDay === null
            ? t('undervaluedQueries.backTest.noDays')
            : t('undervaluedQueries.backTest.tooShort', {
                needed: format.day(result.neededFrom),
                first: format.day(result.firstDay),
              })}
        </Text>
      );
    case 'tooFew':
      return <Text size="sm">{t('undervaluedQueries.backTest.tooFew', { queries: result.queries })}</Text>;
    case 'done':
      return (
        <div className={classes['lifts']}>
          <LiftLine name="orders" lift={result.orders} />
          <LiftLine name="searches" lift={result.searches} />
          <Text size="xs" c="dimmed">
            {t('undervaluedQueries.backTest.how', {
              queries: result.queries,
              draws: result.draws,
              from: format.day(result.listDay),
              to: format.day(result.day),
            })}
          </Text>
        </div>
      );
    default:
      return result satisfies never;
  }
}

/** How the list of eight weeks ago did since: the list above never waits for it. */
export function BackTestStrip({ marketplace }: { marketplace: Marketplace }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const test = useQuery({
    ...routeQuery(getUndervaluedBackTest, { cabinetId: cabinet.id, marketplace }),
    refetchInterval: ({ state }) => (state.data?.state === 'counting' ? ASK_AGAIN_MS : false),
  });
  return (
    <Panel title={t('undervaluedQueries.backTest.title')} description={t('undervaluedQueries.backTest.text')}>
      {test.error ? (
        <ProblemState error={test.error} onRetry={test.refetch} />
      ) : test.data === undefined ? (
        <Skeleton height={78} />
      ) : (
        <Result result={test.data} />
      )}
    </Panel>
  );
}
