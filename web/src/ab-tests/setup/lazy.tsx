import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { TestSkeleton } from '../state/test-skeleton.tsx';

export const NewTestDialog = dialogOnDemand(
  async () => (await import('./new-test-dialog.tsx')).NewTestDialog,
);

/** Most tests have begun. */
export const SetupWizard = onDemand(
  async () => (await import('./setup-wizard.tsx')).SetupWizard,
  TestSkeleton,
);
