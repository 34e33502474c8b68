import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import {
  getPositionForecast,
  POSITION_FORECAST,
  type QueryForecast,
} from '@vitrina/contract/positions/forecast.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { bandText, chanceText, middleText } from './forecast-words.ts';

const CHART_PX = 290;

type QueryProps = { entryId: PositionEntryId; row: QueryForecast; moment: number; when: string };

/** One query in words, then as a chart. */
export function QueryForecastPanel({ entryId, row, moment, when }: QueryProps) {
  const cabinet = useCabinet();
  const said = useSentence(row, when);
  const forecast = useQuery({
    ...routeQuery(getPositionForecast, { cabinetId: cabinet.id, entryId, query: row.query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Text mb={4} role="status">
        <strong>{said.first}</strong> {said.second}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {said.record}
      </Text>
      {forecast.data !== undefined ? (
        <ForecastChart forecast={forecast.data} moment={moment} label={`${said.first} ${said.second}`} />
      ) : forecast.error === null ? (
        <PanelSkeleton height={CHART_PX} />
      ) : (
        <ProblemState error={forecast.error} onRetry={() => void forecast.refetch()} />
      )}
    </>
  );
}

function useSentence({ moment, reason, held, came }: QueryForecast, when: string) {
  const words = useTexts();
  const { t } = words;
  const record =
    came === 0 ? t('positionForecast.noRecord') : t('positionForecast.heldLong', { held, count: came });
  if (moment === null) {
    const why = reason && t(`positionForecast.why.${reason}`, { days: POSITION_FORECAST.leastDays });
    return { first: t('positionForecast.cannotSay'), second: why ?? '', record };
  }
  const [top10 = 0, top50 = 0, top100 = 0] = moment.chances;
  return {
    first: t('positionForecast.tops', {
      when,
      top10: chanceText(words, top10),
      top50: chanceText(words, top50),
      top100: chanceText(words, top100),
    }),
    second: t('positionForecast.about', { middle: middleText(words, moment), band: bandText(words, moment) }),
    record,
  };
}
