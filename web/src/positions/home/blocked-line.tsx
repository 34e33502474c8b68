import { Alert, Anchor } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TrackingBlock } from '@vitrina/contract/positions.ts';
import { useTranslation } from 'react-i18next';
import { useCabinet, useRight } from '../../platform/session.ts';

/** Why nothing is checked, and where it is mended by whoever may. The plan says it in a panel of its own. */
export function BlockedLine({ by }: { by: TrackingBlock | null }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayFix = useRight('key');
  if (by !== 'key') return null;
  return (
    <Alert variant="light" color="yellow" icon={<IconAlertCircle size={18} />} my="md" role="status">
      {t('positions.home.keyBlocks')}{' '}
      {mayFix ? (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/cabinets/$id"
              params={{ id: String(cabinet.id) }}
              search={{ fix: 'key' as const }}
            />
          )}
        >
          {t('ui.states.fixKey')}
        </Anchor>
      ) : (
        t('ui.states.askToFixKey', { owner: cabinet.owner.fullName })
      )}
    </Alert>
  );
}
