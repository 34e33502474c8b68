import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const Board = onDemand(
  async () => (await import('./board.tsx')).Board,
  () => <PanelSkeleton height={420} />,
);
