import { withTexts } from '../../platform/catalogues.ts';
import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const BudgetDialog = dialogOnDemand(
  async () => (await withTexts(['positionHelp'], import('./budget-dialog.tsx'))).BudgetDialog,
);
