import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { OFFICE_TEXTS } from '../texts.ts';

export const DaysTab = onDemand(
  async () => (await withTexts(OFFICE_TEXTS, import('./days-tab.tsx'))).DaysTab,
  () => <PanelSkeleton height={420} />,
);

export const PaymentsTab = onDemand(
  async () => (await withTexts(OFFICE_TEXTS, import('./payments-tab.tsx'))).PaymentsTab,
  () => <PanelSkeleton height={420} />,
);
