import { Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TopUpForm, type TopUpInfo } from './top-up-form.tsx';

type Props = { isOpen: boolean; info: TopUpInfo; onClose: () => void };

/** Its form is mounted for each opening: another attempt has another name. */
export function TopUpDialog({ isOpen, info, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<Text fw={600}>{t('topUps.form.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <TopUpForm info={info} onClose={onClose} />
    </Modal>
  );
}
