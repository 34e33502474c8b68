import { Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import {
  listSharedScreens,
  SHARED_PATH,
  type SharedScreenPath,
} from '@vitrina/contract/shared-screens/shared-screens.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pinnedQuestions } from './pinned-questions.ts';
import { ShareForm } from './share-form.tsx';
import { type Made, ShownLink } from './shown-link.tsx';

type Props = {
  isOpen: boolean;
  screen: SharedScreenPath;
  pinned: Readonly<Record<string, unknown>>;
  cabinetId: CabinetId;
  onClose: () => void;
};

/** Two steps: for how long, then the link itself, which nobody sees again. */
export function ShareDialog({ isOpen, screen, pinned, cabinetId, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const router = useRouter();
  const [made, setMade] = useState<Made>();

  function close(): void {
    setMade(undefined);
    onClose();
  }

  /** Of the moment at which it is shared. */
  function readScreen() {
    const { search } = router.state.location;
    const { searchStr } = router.buildLocation({ to: screen, search: { ...search, ...pinned } });
    const known = queries.getQueryCache().findAll({ type: 'active' });
    return {
      cabinetId,
      screen,
      state: searchStr.replace(/^\?/, ''),
      questions: pinnedQuestions(known, screen),
    };
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      // A press beside it must not lose what is shown once.
      closeOnClickOutside={made === undefined}
      title={<Text fw={600}>{t(made === undefined ? 'sharing.title' : 'sharing.made')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {made === undefined ? (
        <ShareForm
          readScreen={readScreen}
          onCancel={close}
          onMade={({ secret, expiresAt }) => {
            setMade({ link: `${window.location.origin}${SHARED_PATH}#${secret}`, expiresAt });
            void queries.invalidateQueries({ queryKey: [listSharedScreens.path] });
          }}
        />
      ) : (
        <ShownLink made={made} onDone={close} />
      )}
    </Modal>
  );
}
