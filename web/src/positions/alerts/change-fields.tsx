import { ALERT_BOUNDS, ALERT_TOPS, type AlertChange } from '@vitrina/contract/positions/alerts.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceField, NumberField } from '../../ui/sentence/word-field.tsx';
import { changeOf } from './rule-draft.ts';

type FieldProps = { change: AlertChange; onChange: (next: AlertChange) => void };

const KINDS = ['falls', 'rises', 'leaves', 'lost', 'below'] as const;

export function ChangeField({ change, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t('positionAlerts.editor.change')}
      value={change.kind}
      data={KINDS.map((kind) => ({ value: kind, label: t(`positionAlerts.editor.changes.${kind}`) }))}
      onChange={(value) => onChange(changeOf(KINDS.find((kind) => kind === value) ?? 'falls', change))}
    />
  );
}

/** The number that belongs to a change; one that is gone altogether has none. */
export function AmountField({ change, onChange }: FieldProps) {
  const { t } = useTranslation();
  switch (change.kind) {
    case 'falls':
    case 'rises':
      return (
        <NumberField
          label={t('positionAlerts.editor.by')}
          value={change.by}
          maximum={ALERT_BOUNDS.places}
          onChange={(by) => onChange({ ...change, by })}
        />
      );
    case 'below':
      return (
        <NumberField
          label={t('positionAlerts.editor.place')}
          value={change.place}
          maximum={ALERT_BOUNDS.places}
          onChange={(place) => onChange({ ...change, place })}
        />
      );
    case 'leaves':
      return (
        <ChoiceField
          label={t('positionAlerts.editor.top')}
          value={String(change.top)}
          data={ALERT_TOPS.map((top) => ({ value: String(top), label: String(top) }))}
          onChange={(value) =>
            onChange({ ...change, top: ALERT_TOPS.find((top) => String(top) === value) ?? change.top })
          }
        />
      );
    case 'lost':
      return null;
  }
}
