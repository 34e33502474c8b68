import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';

/** Cities, queries and what they cost are said in the words of position check. */
export const TrackManyDialog = onDemand(
  async () => (await withTexts(['positions'], import('./track-many-dialog.tsx'))).TrackManyDialog,
);
