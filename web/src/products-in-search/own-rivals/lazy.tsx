import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

/** Beside the shelf: own cards of the cabinet that take each other's places, whatever shelf is shown. */
export const OwnRivalsPanel = dialogOnDemand(
  async () => (await withTexts(['own-rivals'], import('./own-rivals-panel.tsx'))).OwnRivalsPanel,
);
