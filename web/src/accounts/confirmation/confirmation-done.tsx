import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ConfirmationKind, Confirmed } from './confirmation.ts';
import classes from './confirmation-card.module.css';
import { ConfirmationCard } from './confirmation-card.tsx';

/** A link that is opened twice says that all is well, not that it is spent. */
export function ConfirmationDone({ kind, email, isRepeated }: Confirmed & { kind: ConfirmationKind }) {
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
