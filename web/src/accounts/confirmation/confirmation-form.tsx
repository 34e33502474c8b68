import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { CodeForm } from '../code-form.tsx';
import type { ConfirmationKind } from './confirmation.ts';
import classes from './confirmation-card.module.css';
import { ConfirmationCard } from './confirmation-card.tsx';

type ConfirmationFormProps = {
  kind: ConfirmationKind;
  email: string;
  /** Null when the page was opened without a code. */
  error: Error | null;
  again: ReactNode;
  onCode: (code: string) => Promise<void>;
};

/** The code by hand, after a refusal or for those whose mail breaks links. */
export function ConfirmationForm({ kind, email, error, again, onCode }: ConfirmationFormProps) {
  const { t } = useTranslation();
  const title = error === null ? t(`confirmations.${kind}.title`) : t('confirmations.broken');
  return (
    <ConfirmationCard title={title} text={t(`confirmations.${kind}.text`, { email })}>
      <ProblemAlert error={error} />
      <CodeForm
        kind={kind}
        label={t('confirmations.code')}
        submit={t('confirmations.submit')}
        onCode={onCode}
        tone="main"
      />
      <div className={classes['actions']}>{again}</div>
    </ConfirmationCard>
  );
}
