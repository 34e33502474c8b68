import { movePoints } from '@vitrina/contract/office.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitRefusal } from '../../accounts/settings/split-refusal.ts';

const { reason: Reason, password: Password } = movePoints.input.shape;

export type Confirmation = ReturnType<typeof useConfirmation>;

/** What every form that moves points asks for besides: why, and the password of whoever sends it. */
export function useConfirmation(refused: Error | null, onChange: () => void) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  // One for each form: a second click, or a repetition after an answer that was lost, has no second effect.
  const [requestKey] = useState(() => crypto.randomUUID());
  const given = { reason: Reason.safeParse(reason).data, password: Password.safeParse(password).data };
  const refusal = splitRefusal(t, refused, { 'user.wrongPassword': 'password' as const });
  return {
    reason,
    password,
    isTried,
    refusal,
    isReasonWrong: isTried && given.reason === undefined,
    isPasswordMissing: isTried && given.password === undefined,
    setReason: (text: string) => {
      setReason(text);
      onChange();
    },
    setPassword: (text: string) => {
      setPassword(text);
      onChange();
    },
    /** undefined while something is missing, which the fields say from then on. */
    read: () => {
      setTried(true);
      if (given.reason === undefined || given.password === undefined) return undefined;
      return { reason: given.reason, password: given.password, requestKey };
    },
  };
}
