import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type AbTest, copyAbTest, getAbTest, listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import {
  archiveAbTest,
  deleteAbTest,
  finishAbTest,
  pauseAbTest,
  resumeAbTest,
} from '@vitrina/contract/ab-tests/running.ts';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { RowAction } from './row-actions.ts';

export type Command = Exclude<RowAction, 'continue'>;

/** What the list can do with a test. After a refusal too the list is read again: it was another's press that came first. */
export function useCommands(test: AbTest) {
  const { t } = useTexts();
  const { id: cabinetId } = useCabinet();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const named = { cabinetId, testId: test.id };

  const reread = async () => {
    await Promise.all([
      ...[listAbTests, getAbTest].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
      refreshLimits(),
    ]);
  };

  async function copy(): Promise<void> {
    const { id } = await call(copyAbTest, named);
    await navigate({ to: '/ab-test/$id', params: { id: String(id) } });
  }

  const commands: Record<Command, () => Promise<unknown>> = {
    pause: () => call(pauseAbTest, named),
    resume: () => call(resumeAbTest, named),
    stop: () => call(finishAbTest, named),
    archive: () => call(archiveAbTest, { ...named, isArchived: true }),
    unarchive: () => call(archiveAbTest, { ...named, isArchived: false }),
    delete: () => call(deleteAbTest, named),
    copy,
  };

  return useMutation({
    mutationFn: (command: Command) => commands[command](),
    onSuccess: (_answer, command) => showSuccess(t(`abTests.done.${command}`)),
    onSettled: reread,
  });
}
