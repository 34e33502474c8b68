import { Button } from '@mantine/core';
import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';

/** Whoever was sent here to add a cabinet finds the cursor on the button that does it. */
export function FirstCabinet({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Panel>
      <EmptyState
        icon={IconBuildingStore}
        title={t('cabinets.empty.title')}
        text={t('cabinets.empty.text')}
        action={
          <Button ref={button} size="md" leftSection={<IconPlus size={18} />} onClick={onCreate}>
            {t('cabinets.add')}
          </Button>
        }
      />
    </Panel>
  );
}
