import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

export const AlertsDrawer = dialogOnDemand(
  async () => (await withTexts(['position-parts'], import('./alerts-drawer.tsx'))).AlertsDrawer,
);
