import { Text } from '@mantine/core';
import type { getCardRun } from '@vitrina/contract/product-card.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import { Panel } from '../ui/panel.tsx';

const HEIGHT_PX = 200;

/** Prices as the runs of this card saw them; one run is a point and no history yet. */
export function PriceHistory({ prices }: { prices: OutputOf<typeof getCardRun>['prices'] }) {
  const { t } = useTranslation();
  const { x, series } = useMemo(
    () => ({
      x: prices.map(({ at }) => at),
      series: [
        {
          id: 'price',
          label: t('productCard.facts.price'),
          values: prices.map(({ priceKopecks }) => priceKopecks),
          unit: 'kopecks' as const,
        },
        {
          id: 'cardPrice',
          label: t('productCard.facts.cardPrice'),
          values: prices.map(({ cardPriceKopecks }) => cardPriceKopecks),
          unit: 'kopecks' as const,
        },
      ],
    }),
    [prices, t],
  );
  return (
    <Panel title={t('productCard.prices')}>
      {prices.length < 2 ? (
        <Text c="dimmed">{t('productCard.onePrice')}</Text>
      ) : (
        <LineChart
          label={t('productCard.prices')}
          x={x}
          series={series}
          height={HEIGHT_PX}
          source={t('marketplaces.ozon')}
        />
      )}
    </Panel>
  );
}
