import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const ForecastView = onDemand(
  async () => (await withTexts(['position-forecast'], import('./forecast-view.tsx'))).ForecastView,
  () => <PanelSkeleton height={480} />,
);
