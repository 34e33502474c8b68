import { onDemand } from '../platform/on-demand.tsx';
import { DownloadButton } from '../ui/download-button.tsx';

export const ExportMenu = onDemand(
  async () => (await import('./export-menu.tsx')).ExportMenu,
  () => <DownloadButton inert />,
  'button',
);
