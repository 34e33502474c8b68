import { Alert, Anchor } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCabinet, useRight } from '../../platform/session/session.ts';

/** The key keeps everything from being checked, and whoever may mends it there. The plan says it in a panel of its own. */
export function BlockedLine() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayFix = useRight('key');
  return (
    <Alert variant="light" color="yellow" icon={<IconAlertCircle size={18} />} role="status">
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
