import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { SAVED_VIEW_BOUNDS } from '@vitrina/contract/saved-views.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../platform/api/problem-text.ts';
import { Problem } from '../platform/problem.ts';
import { useRight } from '../platform/session/session.ts';
import type { SavedViews } from './use-saved-views.ts';

type ViewDialogProps = { saved: SavedViews; what: 'save' | 'rename'; isOpen: boolean; onClose: () => void };

export function ViewDialog({ saved, what, isOpen, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<Text fw={600}>{t(`savedViews.dialog.${what}`)}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {/* What was typed for one view is nothing for the next: the form begins anew each time. */}
      <ViewForm key={`${what} ${isOpen}`} saved={saved} what={what} onClose={onClose} />
    </Modal>
  );
}

function ViewForm({ saved, what, onClose }: Omit<ViewDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const mayShare = useRight('edit');
  const view = what === 'rename' ? saved.opened?.view : undefined;
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isRunning = saved.save.isPending || saved.rename.isPending;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      if (view === undefined) await saved.save.mutateAsync({ name, isShared });
      else await saved.rename.mutateAsync({ view, name });
      onClose();
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('server.unknown', {}, 0));
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('savedViews.dialog.name')}
          placeholder={t('savedViews.dialog.example')}
          value={name}
          maxLength={SAVED_VIEW_BOUNDS.name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
          error={problem === undefined ? null : problemText(t, problem)}
          dir="auto"
          data-autofocus
        />
        {view === undefined && mayShare && (
          <Checkbox
            label={t('savedViews.share')}
            description={t('savedViews.dialog.shareText')}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isRunning} disabled={name.trim() === ''}>
            {t(`savedViews.dialog.${what}Button`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
