import { useMutation } from '@tanstack/react-query';
import { AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import { setAvatar } from '@vitrina/contract/accounts/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SILENT } from '../../platform/api/silent.ts';
import { upload } from '../../platform/api/upload.ts';
import { showSuccess } from '../../platform/notify.ts';
import type { Problem } from '../../platform/problem.ts';
import { refreshAccount } from '../../platform/session/session.ts';
import { checkPictureFile, checkPictureSize } from '../../ui/pictures/check-picture.ts';
import { readPictureSize } from '../../ui/pictures/read-picture-size.ts';

/** A picture that is chosen and looked at before it is sent. */
export function useAvatarDraft() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<{ file: File; preview: string } | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: (picture: File) => upload(setAvatar, {}, picture, setShare),
    ...SILENT,
    onSuccess: async () => {
      await refreshAccount();
      setDraft(null);
      showSuccess(t('account.avatar.saved'));
    },
  });

  async function choose(picture: File | null): Promise<void> {
    if (picture === null) return;
    send.reset();
    const problem =
      checkPictureFile(picture, AVATAR_BOUNDS) ??
      checkPictureSize(await readPictureSize(picture), AVATAR_BOUNDS);
    setRefusal(problem);
    setDraft(problem === null ? { file: picture, preview: URL.createObjectURL(picture) } : null);
  }

  return {
    preview: draft?.preview ?? null,
    /** Of what has been sent; null while nothing is. */
    share: send.isPending ? share : null,
    error: refusal ?? send.error,
    choose: (picture: File | null) => void choose(picture),
    save: () => {
      if (draft === null) return;
      setShare(0);
      send.mutate(draft.file);
    },
    drop: () => {
      setDraft(null);
      send.reset();
    },
  };
}
