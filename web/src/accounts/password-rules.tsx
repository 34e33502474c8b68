import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import {
  PASSWORD_LENGTH,
  PASSWORD_RULE_NAMES,
  PASSWORD_RULES,
} from '@vitrina/contract/accounts/passwords.ts';
import { useTranslation } from 'react-i18next';
import classes from './password-rules.module.css';

type PasswordRulesProps = {
  password: string;
  /** For `aria-describedby` of the field that is being filled in. */
  id?: string;
};

/** The five rules of a new password, ticking while it is typed. */
export function PasswordRules({ password, id }: PasswordRulesProps) {
  const { t } = useTranslation();
  const left = PASSWORD_RULE_NAMES.filter((rule) => !PASSWORD_RULES[rule](password)).length;
  return (
    <div id={id}>
      <ul className={classes['rules']} aria-label={t('passwordRules.label')}>
        {PASSWORD_RULE_NAMES.map((rule) => {
          const isKept = PASSWORD_RULES[rule](password);
          const Picture = isKept ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={rule} data-kept={isKept || undefined} className={classes['rule']}>
              <Picture size={16} stroke={1.6} className={classes['picture'] ?? ''} aria-hidden />
              <span>
                {t(`passwordRules.${rule}`, { min: PASSWORD_LENGTH.minimum, max: PASSWORD_LENGTH.maximum })}
                <VisuallyHidden> {t(isKept ? 'passwordRules.done' : 'passwordRules.missing')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      {/* A screen reader hears how many are left, not the whole list after each key. */}
      <VisuallyHidden role="status">
        {password === '' ? '' : t('passwordRules.left', { count: left })}
      </VisuallyHidden>
    </div>
  );
}
