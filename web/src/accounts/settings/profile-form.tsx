import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type AccountInfo, NAME_LENGTH } from '@vitrina/contract/accounts/account.ts';
import { changeProfile } from '@vitrina/contract/accounts/routes.ts';
import type { ErrorKey } from '@vitrina/contract/errors.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshAccount } from '../../platform/session/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { splitRefusal } from './split-refusal.ts';

type Profile = InputOf<typeof changeProfile>;

const [MIN, MAX] = NAME_LENGTH;
const FIELDS = {
  fullName: { label: 'account.profile.fullName', rule: 'account.profile.fullNameRule', autoComplete: 'name' },
  username: {
    label: 'account.profile.username',
    rule: 'account.profile.usernameRule',
    autoComplete: 'nickname',
  },
} as const;
const FIELD_OF: Partial<Record<ErrorKey, keyof Profile>> = { 'user.exists': 'username' };

export function ProfileForm({ account: { fullName, username } }: { account: AccountInfo }) {
  const { t } = useTranslation();
  // What is being typed outlives a refresh of the account.
  const form = useForm({
    resolver: zodResolver(changeProfile.input),
    values: { fullName, username },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: (profile: Profile) => call(changeProfile, profile),
    meta: { isSilent: true },
    onSuccess: async (saved) => {
      form.reset({ fullName: saved.fullName, username: saved.username });
      await refreshAccount();
      showSuccess(t('account.profile.saved'));
    },
  });
  const refusal = splitRefusal(t, save.error, FIELD_OF);

  function field(name: keyof Profile) {
    const { label, rule, autoComplete } = FIELDS[name];
    const input = form.register(name, { onChange: () => save.reset() });
    return {
      ...input,
      label: t(label),
      autoComplete,
      error: errors[name] ? t(rule, { min: MIN, max: MAX }) : refusal.fields.get(name),
    };
  }

  return (
    <Panel title={t('account.profile.title')} description={t('account.profile.text')}>
      <form onSubmit={(event) => void form.handleSubmit((profile) => save.mutate(profile))(event)} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...field('fullName')} />
            <TextInput {...field('username')} spellCheck={false} />
          </SimpleGrid>
          <ProblemAlert error={refusal.rest} />
          <Group justify="flex-end">
            {isDirty && (
              <Button variant="default" onClick={() => form.reset({ fullName, username })}>
                {t('common.cancel')}
              </Button>
            )}
            <Button type="submit" disabled={!isDirty} loading={save.isPending}>
              {t('account.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
