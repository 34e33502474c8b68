import { Button, Group, List, Stack, Text } from '@mantine/core';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { deleteCabinet, requestCabinetDelete } from '@vitrina/contract/cabinets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../accounts/code-form.tsx';
import { LetterButton } from '../accounts/letter-button.tsx';
import { call } from '../platform/api/call.ts';
import { showDone } from '../platform/notify.ts';
import { useSession } from '../platform/session/session.ts';
import { Panel } from '../ui/panel.tsx';
import { useCabinetGone } from './use-cabinet-gone.ts';

/** product.md 6.1: the owner alone deletes a cabinet, with a code from a letter. */
export function DangerZone({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const { account } = useSession();
  const goOn = useCabinetGone();
  const [isSent, setSent] = useState(false);
  // The letter leads back here, and then there is a code without a request on this page.
  const [hasCode, setHasCode] = useState(false);

  async function request() {
    await call(requestCabinetDelete, { cabinetId: cabinet.id });
    setSent(true);
    showDone('deletionCodeSent');
  }

  async function remove(code: string) {
    await call(deleteCabinet, { cabinetId: cabinet.id, code });
    showDone('cabinetDeleted');
    await goOn();
  }

  return (
    <Panel title={t('cabinets.danger.title')}>
      <Stack gap="md" maw={640}>
        <div>
          <Text size="sm" mb={6}>
            {t('cabinets.danger.text', { name: cabinet.name })}
          </Text>
          <List size="sm" spacing={4}>
            <List.Item>{t('cabinets.danger.losses.data')}</List.Item>
            <List.Item>{t('cabinets.danger.losses.people', { count: cabinet.usersCount - 1 })}</List.Item>
            <List.Item>{t('cabinets.danger.losses.keys')}</List.Item>
          </List>
        </div>
        <Group gap="xs">
          <LetterButton
            label={t(isSent ? 'cabinets.danger.again' : 'cabinets.danger.request')}
            onSend={request}
          />
          {!isSent && !hasCode && (
            <Button variant="subtle" onClick={() => setHasCode(true)}>
              {t('cabinets.danger.haveCode')}
            </Button>
          )}
        </Group>
        {(isSent || hasCode) && (
          <>
            {isSent && (
              <Text size="sm">{t('cabinets.danger.codeSent', { email: account?.email ?? '' })}</Text>
            )}
            <CodeForm
              kind="deleteCabinet"
              label={t('cabinets.danger.code')}
              submit={t('cabinets.danger.delete')}
              onCode={remove}
              tone="danger"
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}
