import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { BackTest } from '@vitrina/contract/tools/back-test.ts';
import { getUndervaluedBackTest } from '@vitrina/contract/undervalued-queries.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import classes from './back-test.module.css';
import { BackTestCharts } from './lazy.tsx';
import { LiftLine } from './lift-line.tsx';

const ASK_AGAIN_MS = 5000;

function Result({ result }: { result: BackTest }) {
  const { t, format } = useTexts();
  switch (result.state) {
    case 'counting':
      return (
        <Text size="sm">
          {t('undervaluedQueries.backTest.counting', { made: result.made, total: result.total })}
        </Text>
      );
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
        <div className={classes['result']}>
          <LiftLine name="orders" over={result.orders} />
          <LiftLine name="searches" over={result.searches} />
          <BackTestCharts result={result} />
          <Text size="xs" c="dimmed">
            {t('undervaluedQueries.backTest.how', {
              queries: result.queries,
              draws: result.draws,
              from: format.day(result.from),
              to: format.day(result.to),
              day: format.day(result.day),
            })}
          </Text>
        </div>
      );
    default:
      return result satisfies never;
  }
}

/** How the lists of the past year did since: the list above never waits for it. */
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
