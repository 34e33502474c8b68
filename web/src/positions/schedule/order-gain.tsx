import { useQuery } from '@tanstack/react-query';
import { getOrderGain, POSITION_ORDER } from '@vitrina/contract/positions/schedule.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { OrderPanel, OrderSkeleton } from './order-panel.tsx';

/** What the order of checks has brought to this cabinet, counted from its own falls. */
export function OrderGain() {
  const gain = useQuery(routeQuery(getOrderGain, { cabinetId: useCabinet().id }));
  const say = useGainText();
  if (gain.isError) return <ProblemState error={gain.error} onRetry={() => void gain.refetch()} />;
  return gain.data === undefined ? <OrderSkeleton /> : <OrderPanel text={say(gain.data)} />;
}

function useGainText() {
  const { t, format } = useTexts();
  const { days } = POSITION_ORDER;
  return ({ falls, sooner, later, averageMinutesSooner }: OutputOf<typeof getOrderGain>) => {
    if (averageMinutesSooner === null) return t('positions.order.none', { days });
    const sentences = [
      t('positions.order.falls', {
        days,
        falls: format.count(falls),
        sooner: format.count(sooner.count),
        planned: format.count(falls - sooner.count - later.count),
        later: format.count(later.count),
      }),
      sooner.medianMinutes === null
        ? []
        : t('positions.order.median', { minutes: format.count(sooner.medianMinutes) }),
      t(averageMinutesSooner < 0 ? 'positions.order.averageLater' : 'positions.order.averageSooner', {
        minutes: format.count(Math.round(Math.abs(averageMinutesSooner))),
      }),
    ];
    return sentences.flat().join(' ');
  };
}
