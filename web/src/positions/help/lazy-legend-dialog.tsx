import { withTexts } from '../../platform/catalogues.ts';
import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const LegendDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./legend-dialog.tsx'))).LegendDialog,
);
