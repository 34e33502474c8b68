import { Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../ui/use-own-escape.ts';
import { TopUpForm, type TopUpInfo } from './top-up-form.tsx';

type Props = { isOpen: boolean; info: TopUpInfo; onClose: () => void };

/** Its form is mounted for each opening: another attempt has another name. */
export function TopUpDialog({ isOpen, info, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      ref={useOwnEscape(isOpen, onClose)}
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      title={<Text fw={600}>{t('topUps.form.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <TopUpForm info={info} onClose={onClose} />
    </Modal>
  );
}
