import { moscowDay } from '@vitrina/contract/dates.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';

/** Since when the selected cabinet is blocked, where that is known. */
export function useBlockedText(): string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const { cabinet } = useSession();
  if (!cabinet?.isBlocked || cabinet.blockedAt === null) return undefined;
  return t('ui.states.blocked', { day: format.day(moscowDay(new Date(cabinet.blockedAt))) });
}
