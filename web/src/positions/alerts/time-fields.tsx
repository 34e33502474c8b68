import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { QuietHoursFields } from '../../ui/sentence/quiet-hours-fields.tsx';
import { timeText } from '../../ui/sentence/time-words.ts';
import { withOwn } from '../../ui/sentence/with-own.ts';
import { ChoiceField } from '../../ui/sentence/word-field.tsx';
import { AGAIN_HOURS, LASTING_MINUTES } from './rule-draft.ts';

type FieldProps = { rule: AlertRule; onChange: (next: Partial<AlertRule>) => void };

const WELL = 'well';

export function LastingField({ rule, onChange }: FieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ChoiceField
      label={t('positionAlerts.editor.lasting')}
      value={String(rule.lastingMinutes)}
      data={withOwn(LASTING_MINUTES, rule.lastingMinutes).map((minutes) => ({
        value: String(minutes),
        label:
          minutes === 0
            ? t('positionAlerts.editor.now')
            : t('positionAlerts.editor.lasts', { time: timeText(language, minutes) }),
      }))}
      onChange={(value) => onChange({ lastingMinutes: Number(value) })}
    />
  );
}

export function AgainField({ rule, onChange }: FieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ChoiceField
      label={t('positionAlerts.editor.again')}
      value={rule.againHours === null ? WELL : String(rule.againHours)}
      data={[
        { value: WELL, label: t('positionAlerts.editor.againWell') },
        ...withOwn(AGAIN_HOURS, rule.againHours).map((hours) => ({
          value: String(hours),
          label: t('positionAlerts.editor.againHours', { time: timeText(language, hours * 60) }),
        })),
      ]}
      onChange={(value) => onChange({ againHours: value === WELL ? null : Number(value) })}
    />
  );
}

/** Hours of Moscow in which nothing is told. */
export function QuietFields({ rule: { quiet }, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <QuietHoursFields
      quiet={quiet}
      onChange={(next) => onChange({ quiet: next })}
      labels={{
        field: t('positionAlerts.editor.quiet'),
        loud: t('positionAlerts.editor.loud'),
        quiet: t('positionAlerts.editor.quietOn'),
        from: t('positionAlerts.editor.quietFrom'),
        to: t('positionAlerts.editor.quietTo'),
      }}
    />
  );
}
