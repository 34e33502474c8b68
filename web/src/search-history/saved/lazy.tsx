import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';

export const SavedSearchesDrawer = dialogOnDemand(
  async () => (await import('./saved-searches-drawer.tsx')).SavedSearchesDrawer,
);
