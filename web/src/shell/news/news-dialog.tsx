import { Button, Group, Modal, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NEWS_TARGET } from './decide-news.ts';
import classes from './news.module.css';
import { NewsVideo } from './news-video.tsx';

// product.md 9.7: 800 px at most.
const WIDTH = 800;
const POINTS = ['switch', 'count', 'choose'] as const;

type NewsDialogProps = { isOpen: boolean; onClose: () => void };

export function NewsDialog({ isOpen, onClose }: NewsDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={WIDTH} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes['body'] ?? ''}>
          <div className={classes['text']}>
            <Text size="sm" fw={500} c="var(--v-accent-text)">
              {t('news.new')}
            </Text>
            <Modal.Title className={classes['title'] ?? ''}>{t('news.title')}</Modal.Title>
            <Text>{t('news.text')}</Text>
            <ul className={classes['points']}>
              {POINTS.map((point) => (
                <li key={point}>{t(`news.points.${point}`)}</li>
              ))}
            </ul>
            <Group gap="sm" className={classes['buttons'] ?? ''}>
              <Button component={Link} to={NEWS_TARGET} onClick={onClose} data-autofocus>
                {t('news.try')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('common.close')}
              </Button>
            </Group>
          </div>
          <NewsVideo />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
