import { Anchor, Checkbox, Stack } from '@mantine/core';
import { AGREEMENTS } from '@vitrina/contract/account.ts';
import { useTranslation } from 'react-i18next';
import { PAPERS, type RegistrationFormState } from './registration-form.ts';

/** Each paper is agreed to by itself and can be read before. */
export function AgreementBoxes({ form }: { form: RegistrationFormState }) {
  const { t } = useTranslation();
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
              <Anchor href={PAPERS[paper]} target="_blank" rel="noopener" inherit>
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
