import { useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { blockedText } from './blocked-text.ts';

/** Since when the selected cabinet is blocked, where that is known. */
export function useBlockedText(): string | undefined {
  const { t, format } = useTexts();
  const { cabinet } = useSession();
  return blockedText(cabinet, { t, format });
}
