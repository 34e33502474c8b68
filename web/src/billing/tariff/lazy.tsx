import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const TariffTab = onDemand(
  async () => (await withTexts(['billing'], import('./tariff-tab.tsx'))).TariffTab,
  () => <PanelSkeleton height={1450} />,
);
