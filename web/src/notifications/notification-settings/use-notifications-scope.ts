import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { useSession } from '../../platform/session/session.ts';
import type { TablePage } from '../../ui/data-table/column.ts';

const PATH = '/pages/account-settings/$tab';

/** What the address shows: a cabinet that the person has left counts as none. */
export function useNotificationsScope() {
  const { choices, page, pageSize } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const { cabinets } = useSession();
  const cabinet = cabinets.find(({ id }) => id === choices);
  return {
    scope: cabinet === undefined ? {} : { cabinetId: cabinet.id },
    cabinets,
    page: { page, pageSize },
    choose: (next: CabinetId | undefined) =>
      void navigate({ search: (old) => ({ ...old, page: 1, choices: next }), replace: true }),
    showPage: (next: TablePage) => void navigate({ search: (old) => ({ ...old, ...next }), replace: true }),
  };
}
