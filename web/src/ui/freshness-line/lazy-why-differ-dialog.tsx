import { withTexts } from '../../platform/catalogues.ts';
import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const WhyDifferDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./why-differ-dialog.tsx'))).WhyDifferDialog,
);
