import { Anchor, Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { AGREEMENTS } from '@vitrina/contract/accounts/account.ts';
import { CODE_LENGTHS } from '@vitrina/contract/accounts/codes.ts';
import { useTranslation } from 'react-i18next';
import { documentPath } from '../../platform/texts/documents.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { GuestCard } from '../guest-card.tsx';
import { PersonFields } from './person-fields.tsx';
import { faultText, type RegistrationFormState } from './registration-form.ts';
import { useRegistration } from './use-registration.ts';

type Props = {
  form: RegistrationFormState;
  /** Nobody types a referral code: it comes with a link and may be mended. */
  hasReferral: boolean;
};

function InvitationFields({ form, hasReferral }: Props) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const { useCabinetInvite: length } = CODE_LENGTHS;
  return (
    <>
      <TextInput
        {...form.register('inviteCode')}
        label={t('register.inviteCode')}
        description={t('register.inviteHint')}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={faultText(errors.inviteCode, t('accounts.code.rule', { length }))}
      />
      {hasReferral && (
        <TextInput
          {...form.register('referralCode')}
          label={t('register.referral')}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          error={faultText(errors.referralCode, t('errors.referral.notFound'))}
        />
      )}
    </>
  );
}

/** Each paper is agreed to by itself and can be read before. */
function AgreementBoxes({ form }: { form: RegistrationFormState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errors = form.formState.errors.agreements;
  return (
    <Stack gap="xs">
      {AGREEMENTS.map((paper) => (
        <Checkbox
          key={paper}
          {...form.register(`agreements.${paper}`)}
          label={
            <>
              {t('register.accept')}{' '}
              <Anchor href={documentPath(paper, language)} target="_blank" rel="noopener" inherit>
                {t(`register.${paper}`)}
              </Anchor>
            </>
          }
          error={errors?.[paper] && t('register.mustAccept')}
        />
      ))}
    </Stack>
  );
}

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
