import { withTexts } from '../platform/catalogues.ts';
import { onDemand } from '../platform/on-demand.tsx';

/** What it says belongs to position check, and comes along to every other screen. */
export const TrackDialog = onDemand(
  async () => (await withTexts(['positions', 'dialogs'], import('./track-dialog.tsx'))).TrackDialog,
);
