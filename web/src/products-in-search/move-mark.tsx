import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotMeasured } from '../ui/absent.tsx';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import type { Move } from './compare-shelves.ts';

/** interface-rules.md G6: a number is of places won, no move is worded. */
export function MoveMark({ move }: { move: Move }) {
  const { t } = useTranslation();
  if (move === null) return <NotMeasured />;
  if (move === 'entered') return <StatusBadge tone="info">{t('productsInSearch.moves.entered')}</StatusBadge>;
  if (move === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('productsInSearch.moves.same')}
      </Text>
    );
  return <TrendChange value={move} unit="place" />;
}
