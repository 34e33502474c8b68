import { ALERT_BOUNDS, type AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueriesField } from '../../ui/queries/queries-field.tsx';
import classes from './alerts.module.css';
import { AmountField, ChangeField } from './change-fields.tsx';
import type { Scopes } from './list-scopes.ts';
import { scopeKey } from './rule-draft.ts';
import { AgainField, LastingField, QuietFields } from './time-fields.tsx';
import { ChoiceField, NumberField } from './word-field.tsx';

type FieldsProps = { rule: AlertRule; onChange: (next: Partial<AlertRule>) => void; scopes: Scopes };

/** Every language puts the fields where its sentence has them: `{scope}`, `{change}` and so on. */
function useSentence(fields: Record<string, ReactNode>): ReactNode {
  const { t } = useTranslation();
  const parts = t('positionAlerts.editor.sentence').split(/\{(\w+)\}/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) => (place % 2 === 0 ? part : fields[part])),
  );
}

export function RuleFields({ rule, onChange, scopes }: FieldsProps) {
  const { t } = useTranslation();
  const [isChosen, setChosen] = useState(rule.queries.length > 0);
  const sentence = useSentence({
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
  });
  return (
    <>
      <div role="group" aria-label={t('positionAlerts.editor.label')} className={classes['sentence']}>
        {sentence}
      </div>
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
