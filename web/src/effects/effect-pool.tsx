import { Text } from '@mantine/core';
import type { Effect, EffectFigures } from '@vitrina/contract/effects/effects.ts';
import { EFFECT_BOUNDS } from '@vitrina/contract/effects/effects.ts';
import { useTexts } from '../platform/texts/use-format.ts';

type PoolProps = { effect: Effect; figures: EffectFigures };

/** Who it is compared with and how, and what the reader has to know beside. */
export function EffectPool({ effect, figures }: PoolProps) {
  const { t, format } = useTexts();
  const { donors, donorsCount, rivalsCount, placebos, method } = figures;
  const names = donors.map(({ name, weight }) =>
    t('effects.pool.donor', { name, part: format.share(weight / 100) }),
  );
  const lines = [
    t('effects.pool.days', { before: EFFECT_BOUNDS.daysBefore, after: effect.daysAfter }),
    t(`effects.pool.${method}`, { count: donorsCount, rivals: rivalsCount }),
    t('effects.pool.names', { names: names.join('; ') }),
    ...(effect.leftOut > 0 ? [t('effects.pool.leftOut', { count: effect.leftOut })] : []),
    t('effects.pool.placebos', { count: placebos }),
    ...(effect.advertising === 'unknown' ? [t('effects.pool.advertisingUnknown')] : []),
  ];
  return (
    <div>
      {lines.map((line) => (
        <Text key={line} size="xs" c="dimmed" dir="auto">
          {line}
        </Text>
      ))}
    </div>
  );
}
