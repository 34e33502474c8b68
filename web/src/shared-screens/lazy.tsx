import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../platform/texts/catalogues.ts';

export const ShareDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./share-dialog.tsx'))).ShareDialog,
);
