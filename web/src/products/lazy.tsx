import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';

export const OwnProductsDialog = dialogOnDemand(
  async () => (await import('./own-products-dialog.tsx')).OwnProductsDialog,
);
