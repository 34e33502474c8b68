import { withTexts } from '../../platform/catalogues.ts';
import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const AlertsDrawer = dialogOnDemand(
  async () => (await withTexts(['positionParts'], import('./alerts-drawer.tsx'))).AlertsDrawer,
);
