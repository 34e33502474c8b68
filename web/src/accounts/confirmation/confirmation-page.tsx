import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../platform/session/session.ts';
import type { ConfirmationKind, Confirmed } from './confirmation.ts';
import { ConfirmationDone } from './confirmation-done.tsx';
import { ConfirmationForm } from './confirmation-form.tsx';
import { ConfirmationPending } from './confirmation-pending.tsx';
import { requireShape } from './require-shape.ts';
import { useCodeFromAddress } from './use-code-from-address.ts';
import { useConfirmedBefore } from './use-confirmed-before.ts';

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
