import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { OFFICE_TEXTS } from '../texts.ts';
import { PersonWaits } from './person-waits.tsx';

export const Found = onDemand(
  async () => (await withTexts(OFFICE_TEXTS, import('./found.tsx'))).Found,
  () => <PanelSkeleton height={420} />,
);

export const PersonPage = onDemand(
  async () => (await withTexts(OFFICE_TEXTS, import('./person-page.tsx'))).PersonPage,
  PersonWaits,
);
