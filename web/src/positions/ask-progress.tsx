import type { PositionAsk } from '@vitrina/contract/position-actions.ts';
import { useTranslation } from 'react-i18next';
import { ProgressBlock } from '../ui/progress-block.tsx';

/** How far a check out of the plan has come: in the queue, then query by query. */
export function AskProgress({ ask: { queries, answered } }: { ask: PositionAsk }) {
  const { t } = useTranslation();
  return (
    <ProgressBlock
      label={t('positions.live.checking')}
      share={answered === 0 ? null : answered / queries}
      text={
        answered === 0
          ? t('positions.live.queued', { count: queries })
          : t('positions.live.answered', { answered, count: queries })
      }
    />
  );
}
