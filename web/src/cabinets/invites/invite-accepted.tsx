import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmationCard } from '../../accounts/confirmation/confirmation-card.tsx';

export function InviteAccepted({ cabinet }: { cabinet: Cabinet }) {
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
