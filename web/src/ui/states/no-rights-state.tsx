import { IconLock } from '@tabler/icons-react';
import type { CabinetRight } from '@vitrina/contract/access.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { rolesWith } from './roles-with.ts';
import { StateFrame } from './state-frame.tsx';

type NoRightsStateProps = {
  /** Which permission is missing; unknown when the refusal does not name one. */
  right?: CabinetRight | undefined;
  title?: string;
};

/** Names the missing permission and who can give it. */
export function NoRightsState({ right, title }: NoRightsStateProps) {
  const { t } = useTranslation();
  const { cabinet, account } = useSession();
  const roles = right === undefined ? [] : rolesWith(right);
  const isOwner = cabinet !== null && cabinet.owner.id === account?.id;
  const missing = right === undefined ? undefined : t('ui.states.missing', { right: t(`rights.${right}`) });
  return (
    <StateFrame
      icon={IconLock}
      tone="warning"
      role="status"
      title={title ?? missing ?? t('ui.states.noRights')}
      text={
        <>
          {title !== undefined && missing !== undefined && <span>{missing}</span>}
          {roles.length > 0 && (
            <span>
              {t('ui.states.roles', {
                count: roles.length,
                roles: roles.map((role) => t('ui.states.quoted', { text: t(`roles.${role}`) })).join(', '),
              })}
            </span>
          )}
          {cabinet !== null && !isOwner && (
            <span>{t('ui.states.askOwner', { owner: cabinet.owner.fullName })}</span>
          )}
        </>
      }
    />
  );
}
