import { Checkbox, Spoiler, Stack, TagsInput, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '@vitrina/contract/route.ts';
import {
  changeStopWords,
  getProductWords,
  getStopWords,
  getWordQueries,
  type StopWords,
  WORD_BOUNDS,
} from '@vitrina/contract/word-statistics.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormButtons, FormDialog } from '../cabinets/form-dialog.tsx';
import { RefusalAlert } from '../cabinets/refusal-alert.tsx';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet, useRight } from '../platform/session/session.ts';
import { LANGUAGES } from '../platform/texts/languages.ts';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';

type Known = OutputOf<typeof getStopWords>;
type WordsField = 'added' | 'returned';
const FIELDS = ['added', 'returned'] as const satisfies readonly WordsField[];
const LIST_HEIGHT = 60;

function LanguageLists({
  known,
  chosen,
  onChange,
  mayEdit,
}: {
  known: Known;
  chosen: StopWords['languages'];
  onChange: (languages: StopWords['languages']) => void;
  mayEdit: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group
      label={t('wordStatistics.stop.languages')}
      value={chosen}
      onChange={(values) =>
        onChange(known.lists.map(({ language }) => language).filter((language) => values.includes(language)))
      }
    >
      <Stack gap="xs" mt="xs">
        {known.lists.map(({ language, words }) => (
          <div key={language}>
            <Checkbox
              value={language}
              disabled={!mayEdit}
              label={t('wordStatistics.stop.list', {
                // Names of languages run in their own directions.
                language: `\u2068${LANGUAGES[language].name}\u2069`,
                count: words.length,
              })}
            />
            {chosen.includes(language) && (
              <Spoiler
                maxHeight={LIST_HEIGHT}
                showLabel={t('wordStatistics.stop.more')}
                hideLabel={t('wordStatistics.stop.less')}
              >
                <Text size="xs" c="dimmed" dir="auto">
                  {words.join(', ')}
                </Text>
              </Spoiler>
            )}
          </div>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function StopWordsForm({ known, onClose }: { known: Known; onClose: () => void }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<StopWords>(known);
  const save = useMutation({
    mutationFn: () => {
      const { languages, added, returned } = draft;
      return call(changeStopWords, { cabinetId: cabinet.id, languages, added, returned });
    },
    meta: { isSilent: true },
    onSuccess: async () => {
      onClose();
      const changed = [getStopWords, getProductWords, getWordQueries];
      await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('wordStatistics.stop.text')}
        </Text>
        <LanguageLists
          known={known}
          chosen={draft.languages}
          onChange={(languages) => setDraft({ ...draft, languages })}
          mayEdit={mayEdit}
        />
        {FIELDS.map((field) => (
          <TagsInput
            key={field}
            label={t(`wordStatistics.stop.${field}`)}
            description={t(`wordStatistics.stop.${field}Text`)}
            value={draft[field]}
            onChange={(words) => setDraft({ ...draft, [field]: words })}
            splitChars={[',', ';', ' ', '\n', '\t']}
            maxTags={WORD_BOUNDS.stopWords}
            maxLength={WORD_BOUNDS.stopWordLength}
            acceptValueOnBlur
            readOnly={!mayEdit}
          />
        ))}
        <RefusalAlert error={save.error} />
        {mayEdit && (
          <FormButtons submit={t('wordStatistics.stop.save')} isPending={save.isPending} onCancel={onClose} />
        )}
      </Stack>
    </form>
  );
}

/** Words that say nothing about goods, by language and by hand. */
export function StopWordsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const known = useQuery({ ...routeQuery(getStopWords, { cabinetId: cabinet.id }), enabled: isOpen });
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('wordStatistics.stop.title')}>
      {known.data !== undefined ? (
        <StopWordsForm known={known.data} onClose={onClose} />
      ) : known.error === null ? (
        <PanelSkeleton height={320} />
      ) : (
        <ProblemState error={known.error} onRetry={() => void known.refetch()} />
      )}
    </FormDialog>
  );
}
