import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const StopWordsDialog = dialogOnDemand(
  async () => (await import('./stop-words-dialog.tsx')).StopWordsDialog,
);

export const WordQueries = dialogOnDemand(async () => (await import('./word-queries.tsx')).WordQueries);

export const WordTreemap = onDemand(
  async () => (await import('./word-treemap.tsx')).WordTreemap,
  () => <PanelSkeleton height={430} />,
);
