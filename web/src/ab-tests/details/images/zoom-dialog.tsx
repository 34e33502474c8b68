import { Modal } from '@mantine/core';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useTranslation } from 'react-i18next';
import classes from './images.module.css';

type ZoomDialogProps = { isOpen: boolean; image: AbImage; onClose: () => void };

export function ZoomDialog({ isOpen, image, onClose }: ZoomDialogProps) {
  const { t } = useTranslation();
  const { number, width, height, url } = image;
  const name = t('abTestDetails.image', { number });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('abTestDetails.images.zoomed', { name, width, height })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      size="auto"
      centered
    >
      <img src={url} alt={name} width={width} height={height} className={classes['zoomed']} />
    </Modal>
  );
}
