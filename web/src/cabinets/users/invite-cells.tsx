import { Text } from '@mantine/core';
import type { CabinetInvite } from '@vitrina/contract/cabinet.ts';
import { machineNow } from '../../platform/clock.ts';
import { useFormat, useTexts } from '../../platform/texts/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { isExpired } from './invite-rules.ts';

export function Sent({ at }: { at: string }) {
  const format = useFormat();
  return <Text size="sm">{format.instantShort(at)}</Text>;
}

export function InviteExpiry({ invite }: { invite: CabinetInvite }) {
  const { t, format } = useTexts();
  if (isExpired(invite, machineNow())) {
    return <StatusBadge tone="danger">{t('cabinets.users.invites.expired')}</StatusBadge>;
  }
  return <Text size="sm">{format.instantShort(invite.expiresAt)}</Text>;
}
