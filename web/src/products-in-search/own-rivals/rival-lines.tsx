import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  getOwnRivalLines,
  type OwnRivalPair,
  type OwnRivalShelf,
} from '@vitrina/contract/products-in-search.ts';
import { useMemo } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { ChartSeries } from '../../ui/line-chart/model/chart-series.ts';
import { ChartSkeleton } from '../../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../../ui/line-chart/react/lazy.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';

const HEIGHT_PX = 240;

type LinesProps = { pair: Pick<OwnRivalPair, 'cards'>; shelf: OwnRivalShelf };

/** The evidence: hourly places of both cards, with the hours at which one went up and the other down. */
export function RivalLines({ pair: { cards }, shelf: { query, cityId } }: LinesProps) {
  const { t } = useTexts();
  const cabinet = useCabinet();
  const [one, other] = cards;
  const lines = useQuery(
    routeQuery(getOwnRivalLines, { cabinetId: cabinet.id, skus: [one.sku, other.sku], query, cityId }),
  );
  const drawn = useMemo(() => {
    if (lines.data === undefined) return undefined;
    const { hours, exchanges } = lines.data;
    return {
      x: hours.map(({ at }) => at),
      series: [one, other].map(
        (card, index): ChartSeries => ({
          id: String(card.sku),
          label: card.name === '' ? String(card.sku) : card.name,
          unit: 'place',
          values: hours.map(({ places }) => places[index] ?? null),
        }),
      ),
      marks: exchanges.map((at) => ({ at, label: t('ownRivals.lines.exchange'), isSilent: true })),
    };
  }, [lines.data, one, other, t]);
  if (lines.error) return <ProblemState error={lines.error} onRetry={() => void lines.refetch()} />;
  if (drawn === undefined) return <ChartSkeleton height={HEIGHT_PX} />;
  return (
    <>
      <LineChart
        label={t('ownRivals.lines.title', { query })}
        {...drawn}
        height={HEIGHT_PX}
        isInverted
        isLog
        source={t('marketplaces.ozon')}
      />
      <Text size="xs" c="dimmed">
        {t('ownRivals.lines.note')}
      </Text>
    </>
  );
}
