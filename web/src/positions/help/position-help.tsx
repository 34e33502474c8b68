import { Button, Group, Text } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../platform/browser/storage.ts';
import { TutorialDialog } from './lazy.tsx';
import { LegendButton } from './legend-button.tsx';

/** Of this browser: the tutorial has opened by itself. */
const SEEN = 'positionTutorialSeen';

/** product.md 2.4: description, tutorial, legend. The tutorial opens by itself once, for whoever tracks nothing yet. */
export function PositionHelp({ isBeginner }: { isBeginner: boolean }) {
  const { t } = useTranslation();
  const [isSeen, setSeen] = useState(() => readStored(SEEN) !== null);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || (isBeginner && !isSeen);
  function close(): void {
    setOpened(false);
    setSeen(true);
    writeStored(SEEN, 'true');
  }
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" flex="1 1 320px" visibleFrom="xs">
        {t('positions.home.description')}
      </Text>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconSchool size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('positions.home.tutorial')}
      </Button>
      <LegendButton />
      <TutorialDialog isOpen={isOpen} onClose={close} />
    </Group>
  );
}
