import { useQueryClient } from '@tanstack/react-query';
import type { Cabinet, CabinetUser } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { getCabinetUsers, getInvites, removeCabinetUser } from '@vitrina/contract/cabinets.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { refreshCabinets } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/lazy.tsx';

type Props = { cabinet: Cabinet; user: CabinetUser | undefined; isOpen: boolean; onClose: () => void };

export function RemoveUserDialog({ cabinet, user, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();

  async function remove() {
    if (user === undefined) return;
    await call(removeCabinetUser, { cabinetId: cabinet.id, targetId: user.id });
    showDone('userRemoved');
    // The invitations that they have sent go with them.
    for (const { path } of [getCabinetUsers, getInvites, getCabinetLimits])
      await queryClient.invalidateQueries({ queryKey: [path] });
    await refreshCabinets();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('cabinets.users.removeTitle')}
      text={t('cabinets.users.removeText', { name: user?.fullName ?? '', cabinet: cabinet.name })}
      confirm={t('cabinets.users.remove')}
      isDanger
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
