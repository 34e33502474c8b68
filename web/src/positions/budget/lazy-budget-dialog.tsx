import { withTexts } from '../../platform/catalogues.ts';
import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const BudgetDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./budget-dialog.tsx'))).BudgetDialog,
);
