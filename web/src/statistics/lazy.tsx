import { onDemand } from '../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { TABLE_HEIGHT } from './rules.ts';

/** The line above a table, of two lines of text, and the head of its columns. */
const ABOVE_ROWS_PX = 116;

/** Both tables are as high as they are while they wait for their rows; what follows begins below the window. */
function WaitingTables() {
  const height = ABOVE_ROWS_PX + TABLE_HEIGHT;
  return (
    <>
      <PanelSkeleton height={height} />
      <PanelSkeleton height={height} />
    </>
  );
}

/** Comes beside the figures of the page, which do not wait for it. */
export const BelowMorning = onDemand(
  async () => (await import('./below-morning.tsx')).BelowMorning,
  WaitingTables,
);
