import type { RequestsProduct } from '@vitrina/contract/my-requests.ts';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../ui/stat-card.tsx';
import { StatStrip } from '../ui/stat-strip.tsx';

/** The same counts as the product's line in the list. */
export function RequestTotals({ product }: { product: RequestsProduct | undefined }) {
  const { t } = useTranslation();
  const isLoading = product === undefined;
  const change = product?.viewsChange ?? null;
  const card = (id: 'queriesFound' | 'top10' | 'top50' | 'top100' | 'orders' | 'lostCount') => (
    <StatCard
      key={id}
      label={t(`myRequests.columns.${id}`)}
      value={product?.[id] ?? null}
      unit="count"
      isLoading={isLoading}
    />
  );
  return (
    <StatStrip label={t('ui.figures')}>
      {(['queriesFound', 'top10', 'top50', 'top100'] as const).map(card)}
      <StatCard
        label={t('myRequests.columns.viewUsers')}
        value={product?.viewUsers ?? null}
        unit="count"
        isLoading={isLoading}
        {...(change === null ? {} : { change, changeLabel: t('ui.trend.days', { count: 7 }) })}
      />
      <StatCard
        label={t('myRequests.columns.trafficShare')}
        value={product?.trafficShare ?? null}
        unit="share"
        isLoading={isLoading}
      />
      {card('lostCount')}
    </StatStrip>
  );
}
