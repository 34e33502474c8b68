import { Alert, Anchor, Text } from '@mantine/core';
import { IconKeyOff } from '@tabler/icons-react';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { FixKeyLink } from '../../ui/states/fix-key-link.tsx';

/** On every screen, because a refused key stops what other screens show; a line for each cabinet. */
export function KeyBanner({ cabinets }: { cabinets: readonly Cabinet[] }) {
  const { t } = useTranslation();
  return (
    <Alert
      component="section"
      aria-label={t('ui.states.refusedKeys')}
      role="region"
      color="red"
      icon={<IconKeyOff size={18} />}
    >
      {cabinets.map(({ id, name }) => (
        <Text key={id} size="sm">
          {t('ui.states.keyRefused', { cabinet: name })}{' '}
          <Anchor inherit renderRoot={(props) => <FixKeyLink {...props} cabinetId={id} />}>
            {t('ui.states.fixKey')}
          </Anchor>
        </Text>
      ))}
    </Alert>
  );
}
