import { onDemand } from '../../platform/on-demand.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';

export const PositionExportMenu = onDemand(
  async () => (await import('./position-export-menu.tsx')).PositionExportMenu,
  () => <DownloadButton inert disabled />,
  'button',
);
