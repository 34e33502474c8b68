import { type Cabinet, type KeyStatus, keyFault } from '@vitrina/contract/cabinet.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';

/** Under the name of a cabinet: which one it is, and why it cannot be chosen. */
export function cabinetNote(t: TFunction, format: Format, cabinet: Cabinet): string {
  const { sellerId, isBlocked, blockedAt, isValid, keyStatus, roles } = cabinet;
  const parts = [
    // Who has no role yet is not told the seller's number.
    sellerId !== '' && t('shell.sellerId', { sellerId }),
    roles.every((role) => role === 'none') && t('shell.cabinetNoRole'),
    isBlocked &&
      (blockedAt === null
        ? t('shell.cabinetBlocked')
        : t('shell.blockedSince', { date: format.day(moscowDay(new Date(blockedAt))) })),
    !isValid && invalidity(t, keyStatus),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

function invalidity(t: TFunction, status: KeyStatus): string {
  const fault = keyFault(status);
  return fault === undefined
    ? t('shell.cabinetInvalid')
    : t('shell.invalidBecause', { reason: t(`keyReasons.${fault}`) });
}
