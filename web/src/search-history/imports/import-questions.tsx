import { Button, Checkbox, Group, NativeSelect, Paper, Radio, Stack, Text } from '@mantine/core';
import { MINIMUM_DAY, moscowDay } from '@vitrina/contract/dates.ts';
import type { ImportAnswers, ImportQuestion, ImportReport } from '@vitrina/contract/query-imports.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock.ts';
import { DayField } from '../../ui/period/day-field.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isAnswered, REPEATED, WINDOWS } from './questions.ts';
import type { Imports } from './use-imports.ts';

type ImportQuestionsProps = { importId: string; report: ImportReport; imports: Imports };

/** What the file does not tell; nothing of it is stored before everything is answered. */
export function ImportQuestions({ importId, report, imports }: ImportQuestionsProps) {
  const { t } = useTranslation();
  const { answer, remove } = imports;
  const [answers, setAnswers] = useState<ImportAnswers>({});
  const put = (next: ImportAnswers) => setAnswers((old) => ({ ...old, ...next }));
  const fields = { report, answers, put };
  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answer.mutate({ importId, answers });
        }}
      >
        <Stack gap="md">
          {report.questions.map((question) => (
            <Question key={question} question={question} {...fields} />
          ))}
          <ProblemAlert error={answer.error} />
          <Group gap="sm">
            <Button
              type="submit"
              loading={answer.isPending}
              disabled={!isAnswered(report.questions, answers, moscowDay(now()))}
            >
              {t('searchHistory.import.confirm')}
            </Button>
            <Button variant="default" onClick={() => remove(importId)}>
              {t('searchHistory.import.discard')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

type Fields = { report: ImportReport; answers: ImportAnswers; put: (next: ImportAnswers) => void };

function Question({ question, ...fields }: Fields & { question: ImportQuestion }) {
  if (question === 'period') return <PeriodQuestion {...fields} />;
  return question === 'repeated' ? <RepeatedQuestion {...fields} /> : <TextsQuestion {...fields} />;
}

function PeriodQuestion({ report, answers, put }: Fields) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('searchHistory.import.questions.period')}</Text>
      <Group gap="sm" align="flex-end">
        <DayField
          required
          label={t('searchHistory.import.questions.lastDay')}
          bounds={{ minimum: MINIMUM_DAY, maximum: moscowDay(now()) }}
          value={answers.day ?? ''}
          onChange={(day) => put({ day: day || undefined })}
        />
        {report.period.windowDays === null && (
          <NativeSelect
            label={t('searchHistory.import.questions.window')}
            value={answers.windowDays ?? ''}
            onChange={(event) => put({ windowDays: Number(event.currentTarget.value) || undefined })}
            data={[
              { value: '', label: t('searchHistory.import.questions.unknownWindow') },
              ...WINDOWS.map((count) => ({
                value: String(count),
                label: t('searchHistory.import.days', { count }),
              })),
            ]}
          />
        )}
      </Group>
    </Stack>
  );
}

function RepeatedQuestion({ report, answers, put }: Fields) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t('searchHistory.import.questions.repeated', { count: report.repeated.lines })}
      value={answers.repeated ?? ''}
      onChange={(value) => put({ repeated: REPEATED.find((known) => known === value) })}
    >
      <Stack gap={6} mt="xs">
        {REPEATED.map((way) => (
          <Radio key={way} value={way} label={t(`searchHistory.import.questions.${way}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function TextsQuestion({ report, answers, put }: Fields) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Text size="sm">
        {report.hasPlaces
          ? t('searchHistory.import.questions.placesOnly')
          : t('searchHistory.import.questions.textsOnly')}
      </Text>
      <Checkbox
        label={t('searchHistory.import.questions.addTexts')}
        checked={answers.areTextsWanted === true}
        onChange={(event) => put({ areTextsWanted: event.currentTarget.checked })}
      />
    </Stack>
  );
}
