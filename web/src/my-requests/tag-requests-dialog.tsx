import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../platform/browser/use-focus-back.ts';

type TagRequestsDialogProps = { count: number; onTag: (tag: string | null) => void; onClose: () => void };

/** One label for the chosen queries; an empty one takes theirs off. */
export function TagRequestsDialog({ count, onTag, onClose }: TagRequestsDialogProps) {
  const { t } = useTranslation();
  const [tag, setTag] = useState('');
  useFocusBack();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const written = tag.trim();
    onTag(written === '' ? null : written);
    onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('myRequests.setTag', { count })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('myRequests.columns.tag')}
            description={t('myRequests.tagText')}
            maxLength={MY_REQUESTS_BOUNDS.tag}
            value={tag}
            onChange={(event) => setTag(event.currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit">{t('myRequests.apply')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
