import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useShortcutEverywhere } from '../../platform/browser/use-shortcut.ts';
import { showDialog } from '../dialogs.ts';
import { usePages } from '../use-pages.ts';
import { type GoKey, pageOf } from './go-to.ts';

/** interface-rules.md G15: what the keyboard does on every screen. */
export function useShellShortcuts(): void {
  const { t } = useTranslation();
  useShortcutEverywhere('$mod+KeyK', t('shortcuts.palette'), () => showDialog('palette'));
  useShortcutEverywhere('Slash', t('shortcuts.palette'), () => showDialog('palette'));
  useShortcutEverywhere('Shift+Slash', t('shortcuts.help'), () => showDialog('shortcuts'));
  useGo('KeyS');
  useGo('KeyP');
  useGo('KeyR');
  useGo('KeyA');
  useGo('KeyC');
}

function useGo(key: GoKey): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const page = pageOf(key, usePages());
  useShortcutEverywhere(
    `KeyG ${key}`,
    page === undefined ? '' : t(page.title),
    page === undefined ? null : () => void navigate({ to: page.path }),
  );
}
