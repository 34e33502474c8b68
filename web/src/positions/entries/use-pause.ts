import { useQueryClient } from '@tanstack/react-query';
import {
  listPositionEntries,
  type PositionEntry,
  pausePositionEntries,
} from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showProblem, showSuccess, showUndo } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';

type Pausable = Pick<PositionEntry, 'id'>;

/** Brings entries to a stop at once, with a way back for a while (interface-rules.md G13), or back to checking. */
export function usePause() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();

  async function change(entries: readonly Pausable[], isPaused: boolean): Promise<number> {
    const entryIds = entries.map(({ id }) => id);
    const { changed } = await call(pausePositionEntries, { cabinetId: cabinet.id, entryIds, isPaused });
    await Promise.all(
      [listPositionEntries, getPositionMatrix].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
    await refreshLimits();
    return changed;
  }

  async function resume(entries: readonly Pausable[]): Promise<void> {
    try {
      const count = await change(entries, false);
      showSuccess(t('positionLive.resumed', { count }));
    } catch (error) {
      showProblem(error);
    }
  }

  async function pause(entries: readonly Pausable[]): Promise<void> {
    try {
      const count = await change(entries, true);
      showUndo(
        t('positionLive.paused', { count }),
        () => void resume(entries),
        () => undefined,
      );
    } catch (error) {
      showProblem(error);
    }
  }

  return { pause, resume };
}
