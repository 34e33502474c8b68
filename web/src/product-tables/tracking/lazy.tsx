import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

/** Cities, queries and what they cost are said in the words of position check. */
export const TrackManyDialog = onDemand(
  async () => (await withTexts(['positions'], import('./track-many-dialog.tsx'))).TrackManyDialog,
);
