import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmationCard } from '../../accounts/confirmation/confirmation-card.tsx';
import { useSignOut } from '../../accounts/use-sign-out.ts';
import { useSession } from '../../platform/session/session.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { EnterCode } from './enter-code.tsx';
import { refusalOf } from './invite-refusal.ts';

type Props = { error: Error; code: string; onCode: (code: string) => void; onRetry: () => void };

export function InviteRefused({ error, code, onCode, onRetry }: Props) {
  const { t } = useTranslation();
  const { account } = useSession();
  const refusal = refusalOf(error);
  if (refusal === 'failed') {
    return (
      <ConfirmationCard title={t('invites.title')}>
        <ProblemState error={error} onRetry={onRetry} />
      </ConfirmationCard>
    );
  }
  return (
    <ConfirmationCard
      title={t(`invites.${refusal}.title`)}
      text={t(`invites.${refusal}.text`, { email: account?.email ?? '' })}
    >
      {refusal === 'invalid' && <EnterCode onCode={onCode} />}
      <Group gap="xs">
        {refusal === 'invalid' && <SwitchAccount code={code} />}
        <Button component={Link} to="/cabinets" variant="default">
          {t('invites.toCabinets')}
        </Button>
      </Group>
    </ConfirmationCard>
  );
}

/** Back here after signing in with the address that was invited. */
function SwitchAccount({ code }: { code: string }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <Button variant="default" onClick={() => void signOut(`/cabinets-invite-verification/${code}`)}>
      {t('invites.switch')}
    </Button>
  );
}
