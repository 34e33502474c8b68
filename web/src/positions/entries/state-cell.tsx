import { Stack, Text } from '@mantine/core';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock.ts';
import type { Format } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

const TONES = { active: 'success', waitingFirst: 'info', paused: 'neutral', blocked: 'warning' } as const;

type Stated = Pick<PositionEntry, 'state' | 'blockedBy' | 'startsAt' | 'firstExpectedAt' | 'restingQueries'>;

export function stateText({ state, blockedBy, firstExpectedAt }: Stated, t: TFunction, format: Format) {
  if (state === 'waitingFirst') return t('positions.waitingFirst', { at: format.time(firstExpectedAt) });
  if (state === 'blocked' && blockedBy === 'key') return t('positions.home.states.key');
  if (state === 'blocked' && blockedBy === 'room') return t('positions.home.states.room');
  return t(`positions.states.${state}`);
}

/**
 * product.md 4.6: first positions after two periods; those of an additional cabinet after 09:00 Moscow plus the period.
 */
export function stateReason(
  { state, startsAt, blockedBy, restingQueries }: Stated,
  t: TFunction,
): string | null {
  if (blockedBy === 'room') return t('positions.home.waits.room');
  if (state !== 'blocked' && restingQueries > 0)
    return t('positions.home.waits.queries', { count: restingQueries });
  if (state === 'waitingFirst')
    return t(
      Date.parse(startsAt) > now().getTime()
        ? 'positions.home.waits.morning'
        : 'positions.home.waits.periods',
    );
  return state === 'paused' ? t('positions.home.waits.paused') : null;
}

export function EntryState({ entry }: { entry: PositionEntry }) {
  const { t, format } = useTexts();
  return <StatusBadge tone={TONES[entry.state]}>{stateText(entry, t, format)}</StatusBadge>;
}

/** The state and, on a line of its own, what it waits for. */
export function StateCell({ entry }: { entry: PositionEntry }) {
  const { t } = useTranslation();
  const reason = stateReason(entry, t);
  return (
    <Stack gap={0} align="flex-start" miw={0}>
      <EntryState entry={entry} />
      {reason !== null && (
        <Text size="xs" c="dimmed" truncate maw="100%" title={reason}>
          {reason}
        </Text>
      )}
    </Stack>
  );
}
