import { Anchor, Button, Stack } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { GuestCard } from '../guest-card.tsx';
import { AgreementBoxes } from './agreement-boxes.tsx';
import { InvitationFields } from './invitation-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { useRegistration } from './use-registration.ts';

export function RegisterPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/register' });
  const { form, problem, send } = useRegistration();
  return (
    <GuestCard
      isWide
      title={t('register.title')}
      text={t('register.text')}
      foot={
        <>
          {t('register.haveAccount')}{' '}
          <Anchor component={Link} to="/login" search inherit>
            {t('login.submit')}
          </Anchor>
        </>
      }
    >
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="md">
          <PersonFields form={form} />
          <InvitationFields form={form} hasReferral={search.ref !== undefined} />
          <AgreementBoxes form={form} />
          <ProblemAlert error={problem ?? null} />
          <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
            {t('register.submit')}
          </Button>
        </Stack>
      </form>
    </GuestCard>
  );
}
