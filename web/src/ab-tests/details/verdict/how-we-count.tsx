import { Modal, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IntervalPicture, NoisePicture, RotationPicture } from './how-pictures.tsx';
import classes from './verdict.module.css';

const PARAGRAPHS = [
  { id: 'rotation', Picture: RotationPicture },
  { id: 'noise', Picture: NoisePicture },
  { id: 'verdict', Picture: IntervalPicture },
] as const;

/** The idea behind the numbers, for whoever has to trust them. */
export function HowWeCountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('abTestDetails.how.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      size="lg"
    >
      <div className={classes['how']}>
        {PARAGRAPHS.map(({ id, Picture }) => (
          <section key={id} className={classes['idea']}>
            <Picture />
            <div>
              <Title order={3} size="h5" mb={4}>
                {t(`abTestDetails.how.${id}.title`)}
              </Title>
              <Text size="sm">{t(`abTestDetails.how.${id}.text`)}</Text>
            </div>
          </section>
        ))}
      </div>
    </Modal>
  );
}
