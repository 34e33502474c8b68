import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../ui/use-own-escape.ts';

type FormDialogProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** Its form is mounted for each opening, so that nothing that was typed stays behind. A refusal may open another dialog over it. */
export function FormDialog({ title, isOpen, onClose, children }: FormDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      ref={useOwnEscape(isOpen, onClose)}
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {children}
    </Modal>
  );
}

type FormButtonsProps = { submit: string; isPending: boolean; isDisabled?: boolean; onCancel: () => void };

export function FormButtons({ submit, isPending, isDisabled = false, onCancel }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" loading={isPending} disabled={isDisabled}>
        {submit}
      </Button>
    </Group>
  );
}
