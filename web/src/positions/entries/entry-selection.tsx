import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { useTranslation } from 'react-i18next';
import { usePause } from './use-pause.ts';

/** As many as one request takes. */
const MOST_AT_ONCE = 100;

/** What can be done with chosen entries: those that run are stopped, those that stand go on. */
export function EntrySelection({
  entries,
  onDone,
}: {
  entries: readonly PositionEntry[];
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { pause, resume } = usePause();
  const standing = entries.filter(({ isPaused }) => isPaused).slice(0, MOST_AT_ONCE);
  const running = entries.filter(({ isPaused }) => !isPaused).slice(0, MOST_AT_ONCE);
  return (
    <>
      {running.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerPause size={14} aria-hidden />}
          onClick={() => void pause(running).then(onDone)}
        >
          {t('positionLive.pauseChosen', { count: running.length })}
        </Button>
      )}
      {standing.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          onClick={() => void resume(standing).then(onDone)}
        >
          {t('positionLive.resumeChosen', { count: standing.length })}
        </Button>
      )}
    </>
  );
}
