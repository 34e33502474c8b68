import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const EditRolesDialog = dialogOnDemand(
  async () => (await import('./edit-roles-dialog.tsx')).EditRolesDialog,
);

export const InviteDialog = dialogOnDemand(async () => (await import('./invite-dialog.tsx')).InviteDialog);

export const RemoveUserDialog = dialogOnDemand(
  async () => (await import('./remove-user-dialog.tsx')).RemoveUserDialog,
);

export const UsersTab = onDemand(
  async () => (await import('./users-tab.tsx')).UsersTab,
  () => <PanelSkeleton height={420} />,
);
