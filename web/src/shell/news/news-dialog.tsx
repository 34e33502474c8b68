import { Button, Group, Modal, Text } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { rolesWith } from '../../ui/states/roles-with.ts';
import { rightOf } from '../missing-right.ts';
import { isPermitted } from '../permitted.ts';
import { NEWS_TARGET } from './decide-news.ts';
import classes from './news.module.css';
import { NewsVideo } from './news-video.tsx';

// product.md 9.7: 800 px at most.
const WIDTH = 800;
const POINTS = ['minutes', 'proof', 'original'] as const;

type NewsDialogProps = { isOpen: boolean; onClose: () => void };

/** Everybody gets the news; only whoever may open the screen gets the way to it. */
export function NewsDialog({ isOpen, onClose }: NewsDialogProps) {
  const { t } = useTranslation();
  const { routesByPath } = useRouter();
  const session = useSession();
  const screen = routesByPath[NEWS_TARGET].options.staticData?.screen;
  const mayOpen = screen !== undefined && isPermitted(screen, session);
  const right = rightOf(screen);
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
            {!mayOpen && right !== undefined && (
              <Text size="sm" c="dimmed">
                {t('news.roles', {
                  roles: rolesWith(right)
                    .map((role) => t(`roles.${role}`))
                    .join(', '),
                })}
              </Text>
            )}
            <Group gap="sm" className={classes['buttons'] ?? ''}>
              {mayOpen && (
                <Button component={Link} to={NEWS_TARGET} onClick={onClose} data-autofocus>
                  {t('news.try')}
                </Button>
              )}
              <Button variant="default" onClick={onClose} data-autofocus={!mayOpen || undefined}>
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
