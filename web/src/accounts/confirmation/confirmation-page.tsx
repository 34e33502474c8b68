import { Button, Loader } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import type { ConfirmationKind, Confirmed } from './confirmation.ts';
import classes from './confirmation-card.module.css';
import { ConfirmationCard } from './confirmation-card.tsx';
import { ConfirmationForm } from './confirmation-form.tsx';
import { requireShape } from './require-shape.ts';
import { useCodeFromAddress } from './use-code-from-address.ts';
import { useConfirmedBefore } from './use-confirmed-before.ts';

/** A link that is opened twice says that all is well, not that it is spent. */
function ConfirmationDone({ kind, email, isRepeated }: Confirmed & { kind: ConfirmationKind }) {
  const { t } = useTranslation();
  return (
    <ConfirmationCard
      picture={<IconCircleCheck size={40} stroke={1.4} className={classes['good'] ?? ''} aria-hidden />}
      title={t(isRepeated ? `confirmations.${kind}.repeated` : `confirmations.${kind}.done`)}
      text={t(isRepeated ? `confirmations.${kind}.repeatedText` : `confirmations.${kind}.doneText`, {
        email,
      })}
    >
      <div className={classes['actions']}>
        <Button component={Link} to="/">
          {t('confirmations.toStart')}
        </Button>
        <Button component={Link} variant="default" to="/pages/account-settings">
          {t('confirmations.toSettings')}
        </Button>
      </div>
    </ConfirmationCard>
  );
}

function ConfirmationPending({ kind }: { kind: ConfirmationKind }) {
  const { t } = useTranslation();
  return (
    <ConfirmationCard title={t(`confirmations.${kind}.title`)} text={t('confirmations.pending')}>
      <Loader aria-hidden />
    </ConfirmationCard>
  );
}

const REFUSAL = {
  verifyEmail: 'code.invalidVerification',
  changeEmail: 'code.invalidChange',
  changePassword: 'code.invalidChange',
} as const;

type ConfirmationPageProps = {
  kind: ConfirmationKind;
  confirm: (code: string) => Promise<Confirmed>;
  /** How to get another letter. */
  again: ReactNode;
};

/** Opening the link spends nothing: scanners of mail open links too. The code is sent once the page has come to life. */
export function ConfirmationPage({ kind, confirm, again }: ConfirmationPageProps) {
  const { account } = useSession();
  const code = useCodeFromAddress('id');
  const [typed, setTyped] = useState<Confirmed>();
  // A query, because it is sent once however often the page is drawn; without its signal, because a try is not taken back.
  const opened = useQuery({
    queryKey: ['confirmation', kind, code],
    queryFn: () => confirm(requireShape(kind, code, REFUSAL[kind])),
    enabled: code !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isSilent: true },
  });
  const now = typed ?? opened.data;
  const before = useConfirmedBefore(now?.email);
  const done = now ?? (code === undefined ? before : undefined);
  if (done !== undefined) return <ConfirmationDone kind={kind} {...done} />;
  if (opened.isLoading) return <ConfirmationPending kind={kind} />;
  return (
    <ConfirmationForm
      kind={kind}
      email={account?.email ?? ''}
      error={opened.error}
      again={again}
      onCode={async (given) => setTyped(await confirm(given))}
    />
  );
}
