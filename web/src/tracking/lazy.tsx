import { onDemand } from '../platform/loading/on-demand.tsx';
import { withTexts } from '../platform/texts/catalogues.ts';

export const OwnRequestsDialog = onDemand(
  async () => (await import('./own-requests-dialog.tsx')).OwnRequestsDialog,
);

/** What it says belongs to position check, and comes along to every other screen. */
export const TrackDialog = onDemand(
  async () => (await withTexts(['positions', 'dialogs'], import('./track-dialog.tsx'))).TrackDialog,
);
