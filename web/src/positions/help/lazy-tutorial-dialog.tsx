import { withTexts } from '../../platform/catalogues.ts';
import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const TutorialDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./tutorial-dialog.tsx'))).TutorialDialog,
);
