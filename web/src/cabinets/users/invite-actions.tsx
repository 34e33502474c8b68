import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { getInvites, resendInvite, revokeInvite } from '@vitrina/contract/cabinets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../accounts/use-countdown.ts';
import { call } from '../../platform/api/call.ts';
import { showDone, showSuccess } from '../../platform/notify.ts';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import type { InviteRow } from './invite-row.ts';
import { mayHandle, resendMoment } from './invite-rules.ts';

type Props = { row: InviteRow };

export function InviteActions({ row }: Props) {
  if (!mayHandle(row.invite, row.cabinet.roles)) return null;
  return (
    <Group gap={6} wrap="nowrap">
      <ResendButton row={row} />
      <RevokeButton row={row} />
    </Group>
  );
}

function ResendButton({ row: { invite, cabinet } }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const left = useCountdown(resendMoment(invite));
  const resend = useMutation({
    mutationFn: () => call(resendInvite, { cabinetId: cabinet.id, inviteId: invite.id }),
    onSuccess: () => showDone('inviteSent'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getInvites.path] }),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={resend.isPending}
      disabled={left !== undefined}
      onClick={() => resend.mutate()}
    >
      {left === undefined
        ? t('cabinets.users.invites.resend')
        : t('cabinets.users.invites.resendIn', { left })}
    </Button>
  );
}

function RevokeButton({ row: { invite, cabinet } }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  async function revoke() {
    await call(revokeInvite, { cabinetId: cabinet.id, inviteId: invite.id });
    showSuccess(t('cabinets.users.invites.revoked'));
    await queryClient.invalidateQueries({ queryKey: [getInvites.path] });
    await queryClient.invalidateQueries({ queryKey: [getCabinetLimits.path] });
  }

  return (
    <>
      <Tooltip label={t('cabinets.users.invites.revoke')} openDelay={0}>
        <ActionIcon
          size="sm"
          aria-label={`${t('cabinets.users.invites.revoke')}: ${invite.email}`}
          onClick={() => setAsking(true)}
        >
          <IconX size={16} />
        </ActionIcon>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cabinets.users.invites.revokeTitle')}
        text={t('cabinets.users.invites.revokeText', { email: invite.email })}
        confirm={t('cabinets.users.invites.revoke')}
        isDanger
        onConfirm={revoke}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
