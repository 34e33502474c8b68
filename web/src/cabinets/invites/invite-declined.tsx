import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmationCard } from '../../accounts/confirmation/confirmation-card.tsx';

export function InviteDeclined() {
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
