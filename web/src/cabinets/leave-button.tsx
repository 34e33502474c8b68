import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { leaveCabinet } from '@vitrina/contract/cabinets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { ConfirmDialog } from '../ui/lazy.tsx';
import { useCabinetGone } from './use-cabinet-gone.ts';

export function LeaveButton({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const goOn = useCabinetGone();

  async function leave() {
    await call(leaveCabinet, { cabinetId: cabinet.id });
    await goOn();
    showSuccess(t('cabinets.leave.done', { name: cabinet.name }));
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('cabinets.leave.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cabinets.leave.title', { name: cabinet.name })}
        text={t('cabinets.leave.text')}
        confirm={t('cabinets.leave.open')}
        isDanger
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
