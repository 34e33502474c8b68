import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

export const AlertsDrawer = dialogOnDemand(
  async () => (await withTexts(['positionParts'], import('./alerts-drawer.tsx'))).AlertsDrawer,
);
