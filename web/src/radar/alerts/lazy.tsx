import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

export const RadarAlertsDrawer = dialogOnDemand(
  async () => (await withTexts(['radar-alerts'], import('./alerts-drawer.tsx'))).RadarAlertsDrawer,
);
