import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const InviteDialog = dialogOnDemand(async () => (await import('./invite-dialog.tsx')).InviteDialog);
