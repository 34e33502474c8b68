import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getInvite } from '@vitrina/contract/cabinets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmationCard } from '../../accounts/confirmation/confirmation-card.tsx';
import { useCodeFromAddress } from '../../accounts/confirmation/use-code-from-address.ts';
import { call } from '../../platform/api/call.ts';
import { EnterCode } from './enter-code.tsx';
import { InviteCard } from './invite-card.tsx';
import { InviteRefused } from './invite-refused.tsx';

function InviteAccepted({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const mayView = rightsOf(cabinet.roles).has('view');
  return (
    <ConfirmationCard
      title={t('invites.accepted.title', { name: cabinet.name })}
      text={t('invites.accepted.text')}
    >
      <Group gap="xs">
        {mayView && (
          <Button component={Link} to="/statistics">
            {t('invites.accepted.statistics')}
          </Button>
        )}
        <Button component={Link} to={`/cabinets/${cabinet.id}`} variant={mayView ? 'default' : 'filled'}>
          {t('invites.accepted.cabinet')}
        </Button>
      </Group>
    </ConfirmationCard>
  );
}

function InviteDeclined() {
  const { t } = useTranslation();
  return (
    <ConfirmationCard title={t('invites.declined.title')} text={t('invites.declined.text')}>
      <div>
        <Button component={Link} to="/cabinets" variant="default">
          {t('invites.toCabinets')}
        </Button>
      </div>
    </ConfirmationCard>
  );
}

export function InvitePage() {
  const { t } = useTranslation();
  const opened = useCodeFromAddress('invite');
  const [typed, setTyped] = useState<string>();
  const [accepted, setAccepted] = useState<Cabinet>();
  const [isDeclined, setDeclined] = useState(false);
  const code = typed ?? opened;
  // Each look counts as a try, so a query: sent once however often the page is drawn, and without its signal, because a
  // try is not taken back.
  const invite = useQuery({
    queryKey: [getInvite.path, code],
    queryFn: () => call(getInvite, { inviteId: code ?? '' }),
    enabled: code !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isSilent: true },
  });
  if (accepted !== undefined) return <InviteAccepted cabinet={accepted} />;
  if (isDeclined) return <InviteDeclined />;
  if (code === undefined) {
    return (
      <ConfirmationCard title={t('invites.enter.title')} text={t('invites.enter.text')}>
        <EnterCode onCode={setTyped} />
      </ConfirmationCard>
    );
  }
  if (invite.error) {
    return (
      <InviteRefused
        error={invite.error}
        code={code}
        onCode={setTyped}
        onRetry={() => void invite.refetch()}
      />
    );
  }
  if (invite.data === undefined) {
    return (
      <ConfirmationCard title={t('invites.title')}>
        <Skeleton height={180} />
      </ConfirmationCard>
    );
  }
  return (
    <InviteCard
      code={code}
      invite={invite.data}
      onAccepted={setAccepted}
      onDeclined={() => setDeclined(true)}
    />
  );
}
