import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { declineInvite, type getInvite, useInvite } from '@vitrina/contract/cabinets.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { ConfirmationCard } from '../../accounts/confirmation/confirmation-card.tsx';
import { PersonAvatar } from '../../accounts/person-avatar.tsx';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import {
  refreshAccount,
  refreshCabinets,
  selectCabinet,
  useSession,
} from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { Fact } from '../information/fact.tsx';
import { RoleMeanings } from '../role-names.tsx';

type Props = {
  code: string;
  invite: OutputOf<typeof getInvite>;
  onAccepted: (cabinet: Cabinet) => void;
  onDeclined: () => void;
};

/** Who invites, where to, as what, and which account says yes. */
export function InviteCard({ code, invite, onAccepted, onDeclined }: Props) {
  const { t, format } = useTexts();
  const { account } = useSession();
  const accept = useMutation({
    mutationFn: () => acceptInvite(code),
    meta: { isSilent: true },
    onSuccess: onAccepted,
  });
  const decline = useMutation({
    mutationFn: () => call(declineInvite, { inviteId: code }),
    meta: { isSilent: true },
    onSuccess: onDeclined,
  });
  return (
    <ConfirmationCard
      title={t('invites.title')}
      text={t('invites.text', { invitedBy: invite.invitedBy, cabinet: invite.cabinetName })}
    >
      <Fact label={t('invites.yourRoles')}>
        <RoleMeanings roles={invite.roles} />
      </Fact>
      {account !== null && (
        <Fact label={t('invites.yourAccount')}>
          <Group gap={8} wrap="nowrap">
            <PersonAvatar fullName={account.fullName} avatar={account.avatar} size={28} />
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{account.fullName}</bdi> · <bdi dir="ltr">{account.email}</bdi>
            </Text>
          </Group>
        </Fact>
      )}
      <Text size="xs" c="dimmed">
        {t('invites.validUntil', { at: format.instant(invite.expiresAt) })}
      </Text>
      <ProblemAlert error={accept.error ?? decline.error} />
      <Group gap="xs">
        <Button loading={accept.isPending} disabled={decline.isPending} onClick={() => accept.mutate()}>
          {t('invites.accept')}
        </Button>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={accept.isPending}
          onClick={() => decline.mutate()}
        >
          {t('invites.decline')}
        </Button>
      </Group>
    </ConfirmationCard>
  );
}

async function acceptInvite(code: string): Promise<Cabinet> {
  const cabinet = await call(useInvite, { inviteId: code });
  showDone('inviteAccepted');
  await refreshCabinets();
  await selectCabinet(cabinet.id);
  // Accepting proves the address.
  await refreshAccount();
  return cabinet;
}
