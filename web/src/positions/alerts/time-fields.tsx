import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { AGAIN_HOURS, LASTING_MINUTES, USUAL_QUIET, withOwn } from './rule-draft.ts';
import { hourText, timeText } from './rule-sentence.ts';
import { ChoiceField } from './word-field.tsx';

type FieldProps = { rule: AlertRule; onChange: (next: Partial<AlertRule>) => void };

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));
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
    <>
      <ChoiceField
        label={t('positionAlerts.editor.quiet')}
        value={quiet === null ? 'loud' : 'quiet'}
        data={[
          { value: 'loud', label: t('positionAlerts.editor.loud') },
          { value: 'quiet', label: t('positionAlerts.editor.quietOn') },
        ]}
        onChange={(value) => onChange({ quiet: value === 'loud' ? null : USUAL_QUIET })}
      />
      {quiet !== null && (
        <>
          <ChoiceField
            label={t('positionAlerts.editor.quietFrom')}
            value={String(quiet.from)}
            data={HOURS}
            onChange={(value) => onChange({ quiet: { ...quiet, from: Number(value) } })}
          />
          <ChoiceField
            label={t('positionAlerts.editor.quietTo')}
            value={String(quiet.to)}
            data={HOURS}
            onChange={(value) => onChange({ quiet: { ...quiet, to: Number(value) } })}
          />
        </>
      )}
    </>
  );
}
