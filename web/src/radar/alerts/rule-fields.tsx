import { Chip, Group } from '@mantine/core';
import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { RADAR_IMPORTANCE, RADAR_KINDS } from '@vitrina/contract/radar/bounds.ts';
import { useTranslation } from 'react-i18next';
import { FieldsInSentence } from '../../ui/sentence/fields-in-sentence.tsx';
import { ChoiceField } from '../../ui/sentence/word-field.tsx';
import type { Scopes } from './list-scopes.ts';
import { scopeKey, withScope } from './rule-draft.ts';
import { AgainField, DigestFields, PriceFields, QuietFields } from './rule-parts.tsx';

type FieldsProps = {
  rule: RadarAlertRule;
  /** Of what the rule is about, where the list does not know it. */
  name: string | null;
  onChange: (next: Partial<RadarAlertRule>) => void;
  scopes: Scopes;
};

const WHOSE = ['all', 'own', 'rivals'] as const;

export function RuleFields({ rule, name, onChange, scopes }: FieldsProps) {
  const { t } = useTranslation();
  const isOfPrices = rule.kinds.length === 0 || rule.kinds.includes('price');
  const fields = {
    scope: (
      <ChoiceField
        label={t('radarAlerts.editor.scope')}
        value={scopeKey(rule.scope)}
        data={scopes.listWith(rule.scope, name)}
        onChange={(key) => onChange(withScope(scopes.find(key)?.scope ?? rule.scope))}
      />
    ),
    whose: rule.scope.kind !== 'product' && (
      <ChoiceField
        label={t('radarAlerts.editor.whose')}
        value={rule.whose}
        data={WHOSE.map((value) => ({ value, label: t(`radarAlerts.editor.whoseOf.${value}`) }))}
        onChange={(value) => onChange({ whose: WHOSE.find((one) => one === value) ?? 'all' })}
      />
    ),
    importance: (
      <ChoiceField
        label={t('radarAlerts.editor.importance')}
        value={rule.importance}
        data={RADAR_IMPORTANCE.map((value) => ({
          value,
          label: t(`radarAlerts.editor.importanceOf.${value}`),
        }))}
        onChange={(value) => onChange({ importance: RADAR_IMPORTANCE.find((one) => one === value) ?? 'low' })}
      />
    ),
    price: isOfPrices && <PriceFields rule={rule} onChange={onChange} />,
    digest: <DigestFields rule={rule} onChange={onChange} />,
    again: <AgainField rule={rule} onChange={onChange} />,
    quiet: <QuietFields rule={rule} onChange={onChange} />,
  };
  return (
    <>
      <Chip.Group
        multiple
        value={[...rule.kinds]}
        onChange={(chosen) => onChange({ kinds: RADAR_KINDS.filter((kind) => chosen.includes(kind)) })}
      >
        <Group gap={6} role="group" aria-label={t('radarAlerts.editor.kinds')}>
          {RADAR_KINDS.map((kind) => (
            <Chip key={kind} value={kind} size="xs">
              {t(`radarAlerts.kinds.${kind}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <FieldsInSentence
        label={t('radarAlerts.editor.label')}
        sentence={t('radarAlerts.editor.sentence')}
        fields={fields}
      />
    </>
  );
}
