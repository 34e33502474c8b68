import { Button, FileButton, Group } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import { removeAvatar } from '@vitrina/contract/accounts/routes.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshAccount } from '../../platform/session/session.ts';

type StoredProps = { hasAvatar: boolean; onChoose: (file: File | null) => void };

export function StoredActions({ hasAvatar, onChoose }: StoredProps) {
  const { t } = useTranslation();
  const remove = useMutation({
    mutationFn: () => call(removeAvatar, {}),
    onSuccess: async () => {
      await refreshAccount();
      showSuccess(t('account.avatar.removed'));
    },
  });
  return (
    <Group gap="sm">
      <FileButton onChange={onChoose} accept={AVATAR_BOUNDS.types.join(',')}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            {t(hasAvatar ? 'account.avatar.replace' : 'account.avatar.choose')}
          </Button>
        )}
      </FileButton>
      {hasAvatar && (
        <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('account.avatar.remove')}
        </Button>
      )}
    </Group>
  );
}

type DraftProps = { isSending: boolean; onSave: () => void; onDrop: () => void };

export function DraftActions({ isSending, onSave, onDrop }: DraftProps) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <Button loading={isSending} onClick={onSave}>
        {t('account.avatar.save')}
      </Button>
      <Button variant="default" disabled={isSending} onClick={onDrop}>
        {t('common.cancel')}
      </Button>
    </Group>
  );
}
