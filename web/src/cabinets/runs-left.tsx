import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import type { RunType } from '@vitrina/contract/plans.ts';
import { useState } from 'react';
import { routeQuery } from '../platform/api/route-query.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Hint } from '../ui/floating/hint.tsx';

/** How many questions of a tool today still has; ask again (`getCabinetLimits.path`) after each answered one. */
export function RunsLeft({ cabinetId, type }: { cabinetId: number; type: RunType }) {
  const { t, format } = useTexts();
  const [isFocused, setFocused] = useState(false);
  const limits = useQuery(routeQuery(getCabinetLimits, { cabinetId }));
  const limit = limits.data?.limits.find(({ name }) => name === type);
  if (limits.isPending)
    return (
      // The room of the sentence: on a phone it has a line to itself.
      <Text size="sm" style={{ visibility: 'hidden' }} aria-hidden>
        {t('ui.runs.left', { count: 100, text: format.count(100) })}
      </Text>
    );
  if (limit === undefined) return null;
  const left = Math.max(0, limit.maximum - limit.current);
  return (
    <Hint label={t('ui.runs.why', { maximum: format.count(limit.maximum) })} isPointed={isFocused}>
      <Text
        size="sm"
        c={left === 0 ? 'var(--v-danger-text)' : 'dimmed'}
        tabIndex={0}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {left === 0 ? t('ui.runs.spent') : t('ui.runs.left', { count: left, text: format.count(left) })}
      </Text>
    </Hint>
  );
}
