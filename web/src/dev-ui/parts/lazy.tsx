import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const SAMPLE_PX = 180;

export const SampleBlock = onDemand(
  async () => (await import('./sample-block.tsx')).SampleBlock,
  () => <PanelSkeleton height={SAMPLE_PX} />,
);

export const SampleDialog = dialogOnDemand(async () => (await import('./sample-dialog.tsx')).SampleDialog);
