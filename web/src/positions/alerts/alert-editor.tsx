import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AlertRule, PositionAlert } from '@vitrina/contract/positions/alerts.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import classes from '../../ui/alerts.module.css';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { entryScope } from './list-scopes.ts';
import { Rehearsal } from './rehearsal.tsx';
import { firstRule, scopeKey } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { ruleSentence } from './rule-sentence.ts';
import { useAlertChanges } from './use-alerts.ts';
import { useScopes } from './use-scopes.ts';

type EditorProps = {
  alert: PositionAlert | undefined;
  entry: PositionEntry | undefined;
  onBack: () => void;
  onGo: () => void;
};

/** One sentence made of fields, and under it what it would have said so far. */
export function AlertEditor({ alert, entry, onBack, onGo }: EditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const scopes = useScopes();
  const { save } = useAlertChanges();
  const [rule, setRule] = useState<AlertRule>(
    () => alert?.rule ?? firstRule(entry === undefined ? { kind: 'cabinet' } : entryScope(entry)),
  );
  const names = scopes.find(scopeKey(rule.scope))?.names ?? { name: null, cityName: null };
  const { what, when } = ruleSentence(t, language, rule, names);
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
          {t('positionAlerts.back')}
        </Button>
        <RuleFields
          rule={rule}
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
            {t(
              rule.change.kind === 'below' ? 'positionAlerts.compared.level' : 'positionAlerts.compared.edge',
            )}
          </Text>
          <Text size="xs" c="dimmed">
            {t('positionAlerts.where')}{' '}
            <Anchor inherit component={Link} to="/pages/account-settings/connections">
              {t('menu.settings.connections')}
            </Anchor>
          </Text>
        </div>
        <ProblemAlert error={save.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('positionAlerts.editor.save')}
          </Button>
        </Group>
        <Rehearsal rule={rule} onGo={onGo} />
      </Stack>
    </form>
  );
}
