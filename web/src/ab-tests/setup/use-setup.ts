import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AbSettings,
  type AbTest,
  getAbTest,
  listAbTests,
  updateAbTest,
} from '@vitrina/contract/ab-tests/project.ts';
import { call } from '../../platform/api/call.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { useCabinet } from '../../platform/session/session.ts';

/** The draft on the server, which every step changes. */
export function useSetup(test: AbTest) {
  const { id: cabinetId } = useCabinet();
  const queryClient = useQueryClient();
  const named = { cabinetId, testId: test.id };

  /** What a change was answered with is what the page shows from then on, unless something newer is there already. */
  function keep(answer: AbTest): void {
    queryClient.setQueryData<AbTest>([getAbTest.path, named], (known) =>
      known !== undefined && known.version > answer.version ? known : answer,
    );
    void queryClient.invalidateQueries({ queryKey: [listAbTests.path] });
  }

  /** Another tab or person came first: the page shows what is true now. */
  const reread = () => queryClient.invalidateQueries({ queryKey: [getAbTest.path] });

  const save = useMutation({
    mutationFn: (settings: Partial<AbSettings>) => call(updateAbTest, { ...named, settings }),
    ...SILENT,
    // One after another, so that an older field never overtakes a newer one.
    scope: { id: `ab-test-${test.id}` },
    onSuccess: keep,
    onError: () => void reread(),
  });

  return { test, named, keep, reread, save };
}
export type Setup = ReturnType<typeof useSetup>;
