import { Anchor, Text } from '@mantine/core';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './details.module.css';

/** The product and the moments of its test, in one line under the name. */
export function TestFacts({ test }: { test: AbTest }) {
  const { t, format } = useTexts();
  const { sku, productName, startedAt, lastSwitchAt, finishedAt } = test;
  const moments = [
    startedAt !== null && t('abTestDetails.facts.started', { at: format.instantShort(startedAt) }),
    finishedAt === null &&
      lastSwitchAt !== null &&
      t('abTestDetails.facts.lastSwitch', { at: format.instantShort(lastSwitchAt) }),
    finishedAt !== null && t('abTestDetails.facts.finished', { at: format.instantShort(finishedAt) }),
    t('ui.freshness.moscowTime'),
  ].filter((text) => text !== false);
  return (
    <Text size="sm" c="dimmed" component="p" className={classes['facts'] ?? ''}>
      <span className={classes['product']}>
        <Anchor
          href={`https://www.ozon.ru/product/${sku}/`}
          target="_blank"
          rel="noreferrer"
          title={`${productName} · ${sku}`}
          className={classes['link'] ?? ''}
          dir="auto"
        >
          {productName}
        </Anchor>
      </span>
      {moments.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Text>
  );
}
