import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Morning } from '@vitrina/contract/morning/morning.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { NoRows } from './part.tsx';

/** Nothing is followed, or the plan does not follow anything: what to do about it. */
export function NoTracking({ tracking }: { tracking: Exclude<Morning['tracking'], 'ok'> }) {
  const { t } = useTexts();
  return (
    <NoRows
      text={t(`statistics.morning.tracking.${tracking}`)}
      action={
        <Anchor component={Link} to="/position-check" size="sm">
          {t('statistics.morning.toTracking')}
        </Anchor>
      }
    />
  );
}
