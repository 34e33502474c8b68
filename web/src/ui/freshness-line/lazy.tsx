import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

export const WhyDifferDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./why-differ-dialog.tsx'))).WhyDifferDialog,
);
