import { Anchor, Button, Stack } from '@mantine/core';
import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/session.ts';
import { Panel } from '../ui/panel.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

/** Whoever was sent here to add a cabinet finds the cursor on the button that does it. */
export function FirstCabinet({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation();
  // product.md 4.2: without access to all pages this one is the only page.
  const mayLeave = useSession().account?.hasAllPagesAccess !== false;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Panel>
      <EmptyState
        icon={IconBuildingStore}
        title={t('cabinets.empty.title')}
        text={t('cabinets.empty.text')}
        action={
          <Stack gap="xs" align="center">
            <Button ref={button} size="md" leftSection={<IconPlus size={18} />} onClick={onCreate}>
              {t('cabinets.add')}
            </Button>
            {mayLeave && (
              <Anchor component={Link} to="/cabinets-invite-verification" size="sm">
                {t('cabinets.empty.haveCode')}
              </Anchor>
            )}
          </Stack>
        }
      />
    </Panel>
  );
}
