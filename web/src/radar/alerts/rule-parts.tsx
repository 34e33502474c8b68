import { HOUR_MINUTES } from '@vitrina/contract/durations.ts';
import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { HOURS, QuietHoursFields } from '../../ui/sentence/quiet-hours-fields.tsx';
import { timeText } from '../../ui/sentence/time-words.ts';
import { withOwn } from '../../ui/sentence/with-own.ts';
import { ChoiceField } from '../../ui/sentence/word-field.tsx';
import { AGAIN_HOURS, PRICE_PERCENTS, USUAL_DIGEST_HOUR } from './rule-draft.ts';

type FieldProps = { rule: RadarAlertRule; onChange: (next: Partial<RadarAlertRule>) => void };

const WAYS = ['any', 'down', 'up'] as const;
const NONE = 'none';

/** How prices must move. */
export function PriceFields({ rule: { pricePercent, priceWay }, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceField
        label={t('radarAlerts.editor.priceWay')}
        value={priceWay}
        data={WAYS.map((value) => ({ value, label: t(`radarAlerts.editor.priceWays.${value}`) }))}
        onChange={(value) => onChange({ priceWay: WAYS.find((one) => one === value) ?? 'any' })}
      />
      <ChoiceField
        label={t('radarAlerts.editor.pricePercent')}
        value={pricePercent === null ? NONE : String(pricePercent)}
        data={[
          { value: NONE, label: t('radarAlerts.editor.anySize') },
          ...withOwn(PRICE_PERCENTS, pricePercent).map((percent) => ({
            value: String(percent),
            label: t('radarAlerts.editor.atLeast', { percent }),
          })),
        ]}
        onChange={(value) => onChange({ pricePercent: value === NONE ? null : Number(value) })}
      />
    </>
  );
}

/** As it comes, or everything of a day together. */
export function DigestFields({ rule: { digestHour }, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceField
        label={t('radarAlerts.editor.digest')}
        value={digestHour === null ? NONE : 'digest'}
        data={[
          { value: NONE, label: t('radarAlerts.editor.atOnce') },
          { value: 'digest', label: t('radarAlerts.editor.together') },
        ]}
        onChange={(value) => onChange({ digestHour: value === NONE ? null : USUAL_DIGEST_HOUR })}
      />
      {digestHour !== null && (
        <ChoiceField
          label={t('radarAlerts.editor.digestHour')}
          value={String(digestHour)}
          data={HOURS}
          onChange={(value) => onChange({ digestHour: Number(value) })}
        />
      )}
    </>
  );
}

export function AgainField({ rule: { againHours }, onChange }: FieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ChoiceField
      label={t('radarAlerts.editor.again')}
      value={againHours === null ? NONE : String(againHours)}
      data={[
        { value: NONE, label: t('radarAlerts.editor.againAny') },
        ...withOwn(AGAIN_HOURS, againHours).map((hours) => ({
          value: String(hours),
          label: t('radarAlerts.editor.againHours', { time: timeText(language, hours * HOUR_MINUTES) }),
        })),
      ]}
      onChange={(value) => onChange({ againHours: value === NONE ? null : Number(value) })}
    />
  );
}

export function QuietFields({ rule: { quiet }, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <QuietHoursFields
      quiet={quiet}
      onChange={(next) => onChange({ quiet: next })}
      labels={{
        field: t('radarAlerts.editor.quiet'),
        loud: t('radarAlerts.editor.loud'),
        quiet: t('radarAlerts.editor.quietOn'),
        from: t('radarAlerts.editor.quietFrom'),
        to: t('radarAlerts.editor.quietTo'),
      }}
    />
  );
}
