import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './help.module.css';
import { AddPicture, MatrixPicture, TrendPicture } from './tutorial-pictures.tsx';

const STEPS: readonly { name: 'add' | 'read' | 'watch'; picture: ReactNode }[] = [
  { name: 'add', picture: <AddPicture /> },
  { name: 'read', picture: <MatrixPicture /> },
  { name: 'watch', picture: <TrendPicture /> },
];

type TutorialDialogProps = { isOpen: boolean; onClose: () => void };

/** Three steps, from the first again each time it is opened. */
export function TutorialDialog({ isOpen, onClose }: TutorialDialogProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(0);
  const step = STEPS[place];
  if (step === undefined) return null;
  const isLast = place === STEPS.length - 1;
  function close(): void {
    setPlace(0);
    onClose();
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('positions.home.tutorial')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <div className={classes['picture']} aria-hidden inert>
          {step.picture}
        </div>
        <div className={classes['text']} aria-live="polite">
          <Text size="xs" c="dimmed" data-number>
            {t('positionHelp.tutorial.step', { step: place + 1, count: STEPS.length })}
          </Text>
          <Text fw={600}>{t(`positionHelp.tutorial.${step.name}.title`)}</Text>
          <Text size="sm">{t(`positionHelp.tutorial.${step.name}.text`)}</Text>
        </div>
        <Group justify="space-between">
          <Button variant="subtle" color="gray" disabled={place === 0} onClick={() => setPlace(place - 1)}>
            {t('positionHelp.tutorial.back')}
          </Button>
          <Button data-autofocus onClick={() => (isLast ? close() : setPlace(place + 1))}>
            {t(isLast ? 'positionHelp.tutorial.done' : 'positionHelp.tutorial.next')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
