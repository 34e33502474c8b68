import { IconUserQuestion } from '@tabler/icons-react';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LeaveButton } from '../leave-button.tsx';

/** Somebody whose last role was taken still sees the name, and learns whom to ask. */
export function NoRolePanel({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyState
        icon={IconUserQuestion}
        title={t('cabinets.noRole.title')}
        text={t('cabinets.noRole.text', { owner: cabinet.owner.fullName })}
        action={<LeaveButton cabinet={cabinet} />}
      />
    </Panel>
  );
}
