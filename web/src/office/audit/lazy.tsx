import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { OFFICE_TEXTS } from '../texts.ts';

export const AuditTab = onDemand(
  async () => (await withTexts(OFFICE_TEXTS, import('./audit-tab.tsx'))).AuditTab,
  () => <PanelSkeleton height={420} />,
);
