import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CabinetSettings } from '@vitrina/contract/cabinet.ts';
import { changeCabinetSettings } from '@vitrina/contract/cabinets.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { listPiggyBackerNotices, listPiggyBackers } from '@vitrina/contract/radar/piggy-backers.ts';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { refreshCabinets } from '../../platform/session/session.ts';

/** Each setting is saved by itself. */
export function useChangeSettings(cabinetId: CabinetId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: Partial<CabinetSettings>) => call(changeCabinetSettings, { cabinetId, settings }),
    onSuccess: async () => {
      await refreshCabinets();
      showDone('settingUpdated');
    },
    onSettled: () =>
      Promise.all(
        [listPiggyBackers, listPiggyBackerNotices].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}
