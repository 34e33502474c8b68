import { useLocation, useNavigate } from '@tanstack/react-router';
import { MY_FILES_HASH } from '@vitrina/contract/exports.ts';

export function useMyFilesOpen(): boolean {
  return useLocation({ select: ({ hash }) => hash === MY_FILES_HASH });
}

/** Over any screen, which stays as it is. From the user menu, the bell, the menus of downloads, and from a letter by its address. */
export function useMyFiles() {
  const navigate = useNavigate();
  const here = { to: '.', search: true, resetScroll: false, hashScrollIntoView: false } as const;
  return {
    open: () => void navigate({ ...here, hash: MY_FILES_HASH }),
    close: () => void navigate({ ...here, hash: '', replace: true }),
  };
}
