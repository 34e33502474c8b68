import { ActionIcon, Center, Loader } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/floating/hint.tsx';
import type { Opener } from '../../ui/floating/opener.ts';
import { PanelButton } from '../../ui/floating/panel-button.tsx';
import { useShellParts } from '../shell-parts.ts';

/** product.md 2.2: the grid of shortcuts. Each browser has its own. */
export function PinnedPages() {
  const { t } = useTranslation();
  const { PinnedPanel } = useShellParts();
  return (
    <PanelButton
      position="bottom-end"
      width={300}
      aria-label={t('navbar.pins.title')}
      button={<PinsButton />}
    >
      {(close) => (
        <Suspense
          fallback={
            <Center h={160}>
              <Loader aria-label={t('common.loading')} />
            </Center>
          }
        >
          <PinnedPanel onGo={close} />
        </Suspense>
      )}
    </PanelButton>
  );
}

function PinsButton(opener: Partial<Opener['button']>) {
  const { t } = useTranslation();
  return (
    <Hint label={t('navbar.pins.title')} {...opener}>
      <ActionIcon size="lg" aria-label={t('navbar.pins.title')}>
        <IconLayoutGrid size={20} stroke={1.6} />
      </ActionIcon>
    </Hint>
  );
}
