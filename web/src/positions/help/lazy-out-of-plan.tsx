import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';

export const OutOfPlan = onDemand(
  async () => (await withTexts(['dialogs'], import('./out-of-plan.tsx'))).OutOfPlan,
);
