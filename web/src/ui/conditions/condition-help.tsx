import { ActionIcon, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isShared } from '../../platform/token/shared-secret.ts';
import { PanelButton } from '../floating/panel-button.tsx';
import classes from './condition-line.module.css';

/** How the list is made and what it costs, one press away. */
export function ConditionHelp({ texts }: { texts: readonly (string | undefined)[] }) {
  const { t } = useTranslation();
  if (isShared()) return null;
  const label = t('ui.conditions.help');
  return (
    <PanelButton
      position="bottom-end"
      aria-label={label}
      className={classes['help']}
      button={
        <ActionIcon size={30} aria-label={label}>
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {() => (
        <Stack gap="xs">
          {texts.map(
            (text) =>
              text !== undefined && (
                <Text key={text} size="sm">
                  {text}
                </Text>
              ),
          )}
        </Stack>
      )}
    </PanelButton>
  );
}
