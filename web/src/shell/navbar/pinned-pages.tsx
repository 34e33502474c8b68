import { ActionIcon, Center, Loader, Popover, Tooltip } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellParts } from '../shell-parts.ts';

/** spec 2: the grid of shortcuts. Each browser has its own. */
export function PinnedPages() {
  const { t } = useTranslation();
  const { PinnedPanel } = useShellParts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('navbar.pins.title')} disabled={isOpen}>
          <ActionIcon
            size="lg"
            aria-label={t('navbar.pins.title')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconLayoutGrid size={20} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('navbar.pins.title')} p="sm">
        <Suspense
          fallback={
            <Center h={160}>
              <Loader aria-label={t('common.loading')} />
            </Center>
          }
        >
          <PinnedPanel onGo={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
