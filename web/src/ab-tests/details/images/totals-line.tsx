import { Text } from '@mantine/core';
import type { AbResults } from '@vitrina/contract/ab-tests/results.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import classes from './images.module.css';
import { totalsOf } from './results-rows.ts';

const NOTICES = ['voided', 'adaptive'] as const;

/** Images and what belongs to none of them make the totals of the marketplace, in words. */
export function TotalsLine({ results }: { results: AbResults }) {
  const { t, format } = useTexts();
  const wordsOf = (counter: Parameters<typeof totalsOf>[1]) => {
    const { images, gap, total } = totalsOf(results, counter);
    return { images: format.count(images), gap: format.count(gap), total: format.count(total) };
  };
  return (
    <Text size="sm" c="dimmed" className={classes['totals'] ?? ''}>
      {[
        t('abTestDetails.totals.views', wordsOf('views')),
        t('abTestDetails.totals.clicks', wordsOf('clicks')),
        t('abTestDetails.totals.orders', wordsOf('orders')),
        t('abTestDetails.totals.valid', { valid: format.count(totalsOf(results, 'views').valid) }),
        ...NOTICES.filter((notice) => results.warnings.includes(notice)).map((notice) =>
          t(`abTestDetails.warnings.${notice}`),
        ),
      ].join(' ')}
    </Text>
  );
}
