import { Text } from '@mantine/core';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { intervalText } from '../state/interval-text.ts';
import { readForceFinish } from './force-finish.ts';
import classes from './setup.module.css';
import { TARGETS } from './strategy-draft.ts';

/** What was set up, in one look. */
export function ReviewFacts({ test }: { test: AbTest }) {
  const { t, format } = useTexts();
  const { settings, images } = test;
  const { days, hours } = readForceFinish(settings.forceFinish);
  const target = TARGETS[settings.strategy];
  const strategy = t(`abTests.strategies.${settings.strategy}`);
  return (
    <dl className={classes['facts']}>
      <Fact name={t('abTests.columns.name')}>
        <bdi>{settings.name}</bdi>
      </Fact>
      <Fact name={t('abTests.setup.product')}>
        <bdi>{test.productName}</bdi> · {test.sku}
      </Fact>
      <Fact name={t('abTests.columns.images')}>
        <span className={classes['thumbs']}>
          {images.length === 0 && '—'}
          {images.map(({ id, url, number }) => (
            <ProductImage key={id} url={url} name={t('abTests.images.alt', { number })} size={44} />
          ))}
        </span>
      </Fact>
      <Fact name={t('abTests.steps.campaigns')}>{format.count(settings.campaignIds.length)}</Fact>
      <Fact name={t('abTests.strategy.interval')}>{intervalText(t, settings.intervalMinutes)}</Fact>
      <Fact name={t('abTests.columns.strategy')}>
        {target === undefined
          ? strategy
          : t('abTests.named', { name: strategy, value: format.count(settings[target]) })}
      </Fact>
      <Fact name={t('abTests.strategy.forceFinish')}>
        {[t('abTests.days', { count: days }), hours > 0 && t('abTests.interval.hours', { hours })]
          .filter((one) => typeof one === 'string')
          .join(' ')}
      </Fact>
      <Fact name={t('abTests.strategy.minimumEffect')}>
        {format.percent(settings.minimumEffectPercent / 100)}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
