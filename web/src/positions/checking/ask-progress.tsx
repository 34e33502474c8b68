import { useQuery } from '@tanstack/react-query';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { getPositionAsk } from '@vitrina/contract/positions/checking.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBlock } from '../../ui/progress-block.tsx';

/** While it runs; the server tells of each answer, and where it cannot the screen asks. */
const LOOK_AGAIN_MS = 3000;

/** How far a check out of the plan has come, if one runs: in the queue, then query by query. */
export function AskProgress({ entryId }: { entryId: PositionEntryId }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const { data } = useQuery({
    ...routeQuery(getPositionAsk, { cabinetId: cabinet.id, entryId }),
    refetchInterval: ({ state }) => (state.data?.ask?.isFinished === false ? LOOK_AGAIN_MS : false),
    meta: { isSilent: true },
  });
  const ask = data?.ask ?? null;
  if (ask === null || ask.isFinished) return null;
  const { queries, answered } = ask;
  return (
    <Panel>
      <ProgressBlock
        label={t('positionLive.checking')}
        share={answered === 0 ? null : answered / queries}
        text={
          answered === 0
            ? t('positionLive.queued', { count: queries })
            : t('positionLive.answered', { answered, count: queries })
        }
      />
    </Panel>
  );
}
