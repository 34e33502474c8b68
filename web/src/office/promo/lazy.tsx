import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { OFFICE_TEXTS } from '../texts.ts';

export const PromoTab = onDemand(
  async () => (await withTexts(OFFICE_TEXTS, import('./promo-tab.tsx'))).PromoTab,
  () => <PanelSkeleton height={420} />,
);
