import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';

export const PositionExportMenu = onDemand(
  async () => (await withTexts(['positionParts'], import('./position-export-menu.tsx'))).PositionExportMenu,
  () => <DownloadButton inert disabled />,
  'button',
);
