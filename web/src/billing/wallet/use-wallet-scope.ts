import { useNavigate, useSearch } from '@tanstack/react-router';
import type { WalletSearch } from './search.ts';

const PATH = '/pages/account-settings/$tab';

/** Which operations the address asks for; a change of what is looked for begins at the first page. */
export function useWalletScope() {
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  return {
    search,
    change: (next: Partial<WalletSearch>) =>
      void navigate({ search: (old: WalletSearch) => ({ ...old, page: 1, ...next }), replace: true }),
  };
}
