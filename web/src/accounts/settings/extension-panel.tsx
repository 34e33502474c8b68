import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { generateExtensionCode } from '@vitrina/contract/accounts/routes.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { useCountdown } from '../use-countdown.ts';
import { ShownCode } from './shown-code.tsx';

export function ExtensionPanel() {
  const { t } = useTranslation();
  const generate = useMutation({
    mutationFn: () => call(generateExtensionCode, {}),
    meta: { isSilent: true },
  });
  const given = generate.data;
  const left = useCountdown(given === undefined ? undefined : Date.parse(given.expiresAt));
  return (
    <Panel title={t('account.extension.title')} description={t('account.extension.text')}>
      <Stack gap="md" align="flex-start">
        {given !== undefined && left !== undefined && (
          <ShownCode label={t('account.extension.code')} code={given.code} left={left} size="xl" />
        )}
        {given !== undefined && left === undefined && (
          <Text size="sm" role="status">
            {t('account.extension.expired')}
          </Text>
        )}
        <ProblemAlert error={generate.error} />
        <Button variant="default" loading={generate.isPending} onClick={() => generate.mutate()}>
          {t(given === undefined ? 'account.extension.get' : 'account.extension.new')}
        </Button>
      </Stack>
    </Panel>
  );
}
