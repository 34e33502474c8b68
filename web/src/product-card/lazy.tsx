import { onDemand } from '../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const CardResult = onDemand(
  async () => (await import('./card-result.tsx')).CardResult,
  () => <PanelSkeleton height={360} />,
);

export const RunHistory = onDemand(
  async () => (await import('./run-history.tsx')).RunHistory,
  () => <PanelSkeleton height={420} />,
);

export const SideBySide = onDemand(
  async () => (await import('./side-by-side.tsx')).SideBySide,
  () => <PanelSkeleton height={420} />,
);
