import { ALERT_BOUNDS, type AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueriesField } from '../../ui/queries/queries-field.tsx';
import { FieldsInSentence } from '../../ui/sentence/fields-in-sentence.tsx';
import { ChoiceField, NumberField } from '../../ui/sentence/word-field.tsx';
import { AmountField, ChangeField } from './change-fields.tsx';
import type { Scopes } from './list-scopes.ts';
import { scopeKey } from './rule-draft.ts';
import { AgainField, LastingField, QuietFields } from './time-fields.tsx';

type FieldsProps = { rule: AlertRule; onChange: (next: Partial<AlertRule>) => void; scopes: Scopes };

export function RuleFields({ rule, onChange, scopes }: FieldsProps) {
  const { t } = useTranslation();
  const [isChosen, setChosen] = useState(rule.queries.length > 0);
  const fields = {
    scope: (
      <ChoiceField
        label={t('positionAlerts.editor.scope')}
        value={scopeKey(rule.scope)}
        data={scopes.listWith(rule.scope)}
        onChange={(key) => onChange({ scope: scopes.find(key)?.scope ?? rule.scope })}
      />
    ),
    queries: (
      <ChoiceField
        label={t('positionAlerts.editor.queries')}
        value={isChosen ? 'some' : 'all'}
        data={[
          { value: 'all', label: t('positionAlerts.editor.allQueries') },
          { value: 'some', label: t('positionAlerts.editor.someQueries') },
        ]}
        onChange={(value) => {
          setChosen(value === 'some');
          if (value === 'all') onChange({ queries: [] });
        }}
      />
    ),
    change: <ChangeField change={rule.change} onChange={(change) => onChange({ change })} />,
    amount: <AmountField change={rule.change} onChange={(change) => onChange({ change })} />,
    atLeast: (
      <NumberField
        label={t('positionAlerts.editor.atLeast')}
        value={rule.atLeast}
        maximum={ALERT_BOUNDS.queriesAtLeast}
        onChange={(atLeast) => onChange({ atLeast })}
      />
    ),
    lasting: <LastingField rule={rule} onChange={onChange} />,
    again: <AgainField rule={rule} onChange={onChange} />,
    quiet: <QuietFields rule={rule} onChange={onChange} />,
  };
  return (
    <>
      <FieldsInSentence
        label={t('positionAlerts.editor.label')}
        sentence={t('positionAlerts.editor.sentence')}
        fields={fields}
      />
      {isChosen && (
        <QueriesField
          label={t('positionAlerts.editor.chosenLabel')}
          value={rule.queries}
          onChange={(queries) => onChange({ queries })}
          maximum={ALERT_BOUNDS.chosenQueries}
          maximumLength={LONGEST_QUERY}
        />
      )}
    </>
  );
}
