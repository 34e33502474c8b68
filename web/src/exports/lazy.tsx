import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';

// Every screen looks for files under way, and mostly there are none.
export const ExportItem = onDemand(async () => (await import('./export-item.tsx')).ExportItem);
export const MyFilesDialog = dialogOnDemand(
  async () => (await import('./my-files-dialog.tsx')).MyFilesDialog,
);
