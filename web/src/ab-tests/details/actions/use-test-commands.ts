import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type AbTest, copyAbTest } from '@vitrina/contract/ab-tests/project.ts';
import {
  applyAbImage,
  archiveAbTest,
  deleteAbTest,
  finishAbTest,
  pauseAbTest,
  resumeAbTest,
} from '@vitrina/contract/ab-tests/running.ts';
import type { AbImageId } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { showSuccess } from '../../../platform/notify.ts';
import { useCabinet } from '../../../platform/session/session.ts';
import { useReread } from '../use-ab-test.ts';
import type { AbAction } from './list-actions.ts';

export type PlainAction = Exclude<AbAction, 'stop' | 'delete' | 'apply'>;

/** Commands of a test. A refusal is shown in its own sentence, and the page is read again all the same. */
export function useTestCommands(test: AbTest) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const navigate = useNavigate();
  const reread = useReread();
  const input = { cabinetId, testId: test.id };

  async function copy(): Promise<void> {
    const draft = await call(copyAbTest, input);
    showSuccess(t('abTestDetails.done.copied'));
    await navigate({ to: '/ab-test/$id', params: { id: String(draft.id) } });
  }

  const plain: Record<PlainAction, () => Promise<unknown>> = {
    pause: () => call(pauseAbTest, input),
    resume: () => call(resumeAbTest, input),
    copy,
    archive: () => call(archiveAbTest, { ...input, isArchived: true }),
    unarchive: () => call(archiveAbTest, { ...input, isArchived: false }),
  };
  const mutation = useMutation({ mutationFn: (action: PlainAction) => reread(plain[action]) });

  return {
    run: (action: PlainAction) => mutation.mutate(action),
    running: mutation.isPending ? mutation.variables : undefined,
    stop: () => reread(() => call(finishAbTest, input)),
    apply: async (imageId: AbImageId) => {
      await reread(() => call(applyAbImage, { ...input, imageId }));
      showSuccess(t('abTestDetails.done.applied'));
    },
    remove: async () => {
      await call(deleteAbTest, input);
      showSuccess(t('abTestDetails.done.deleted'));
      await navigate({ to: '/ab-test' });
    },
  };
}
