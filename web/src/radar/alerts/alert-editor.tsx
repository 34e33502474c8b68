import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { RadarAlert, RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import classes from '../../ui/alerts.module.css';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { firstRule, scopeKey } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { ruleSentence } from './rule-sentence.ts';
import { useAlertChanges } from './use-alerts.ts';
import { useScopes } from './use-scopes.ts';

type EditorProps = {
  alert: RadarAlert | undefined;
  sku: Sku | undefined;
  onBack: () => void;
  onGo: () => void;
};

/** One sentence made of fields, and under it what it would have found so far. */
export function AlertEditor({ alert, sku, onBack, onGo }: EditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const scopes = useScopes();
  const { save } = useAlertChanges();
  const [rule, setRule] = useState<RadarAlertRule>(
    () => alert?.rule ?? firstRule(sku === undefined ? { kind: 'cabinet' } : { kind: 'product', sku }),
  );
  // The list has the products that changed last; the name of another one came with the rule.
  const isOfAlert = alert !== undefined && scopeKey(alert.rule.scope) === scopeKey(rule.scope);
  const known = scopes.find(scopeKey(rule.scope));
  const ofOpened = rule.scope.kind === 'product' && rule.scope.sku === sku ? String(sku) : null;
  const name = known?.name ?? (isOfAlert ? alert.name : ofOpened);
  const { what, when } = ruleSentence(t, language, rule, name);
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate({ ruleId: alert?.id, rule }, { onSuccess: onBack });
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Button
          className={classes['back'] ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} className={classes['arrow']} aria-hidden />}
          onClick={onBack}
        >
          {t('radarAlerts.back')}
        </Button>
        <RuleFields
          rule={rule}
          name={name}
          onChange={(next) => setRule((before) => ({ ...before, ...next }))}
          scopes={scopes}
        />
        <div>
          <Text size="sm" fw={500} dir="auto">
            {what}
          </Text>
          <Text size="xs" c="dimmed" dir="auto">
            {when}
          </Text>
          <Text size="xs" c="dimmed">
            {t('radarAlerts.where')}
          </Text>
        </div>
        <ProblemAlert error={save.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('radarAlerts.editor.save')}
          </Button>
        </Group>
        <Rehearsal rule={rule} onGo={onGo} />
      </Stack>
    </form>
  );
}
