import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerSuggestion,
  getSuggestions,
  type SuggestionAnswer,
  type SuggestionSubject,
} from '@vitrina/contract/morning/suggestions.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../../platform/api/request-of.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { undoable, useLeaving } from '../../platform/undoable.ts';
import { suggestionsOf } from '../questions.ts';
import { leavingKey, subjectOf } from './subject.ts';

const ASK_AGAIN_MS = 1500;

/** What is worth doing; while places are being learned the question is repeated. */
export function useSuggestions() {
  const cabinet = useCabinet();
  const leaving = useLeaving();
  const query = useQuery({
    ...suggestionsOf(cabinet.id),
    refetchInterval: ({ state }) => (state.data?.isLearning === true ? ASK_AGAIN_MS : false),
  });
  const suggestions = useMemo(
    () => query.data?.suggestions.filter((one) => !leaving.has(leavingKey(subjectOf(one)))),
    [query.data, leaving],
  );
  return { query, suggestions };
}

/** Says of a suggestion what became of it: for eight seconds it is one press back, and in the list of what was said after that. */
export function useAnswer() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queries = useQueryClient();
  const cabinetId = cabinet.id;
  return useMemo(() => {
    const send = async (subject: SuggestionSubject, answer: SuggestionAnswer | null) => {
      await call(answerSuggestion, { cabinetId, subject, answer }, OUTLIVES_PAGE);
      await queries.invalidateQueries({ queryKey: [getSuggestions.path] });
    };
    return {
      say: (subject: SuggestionSubject, answer: SuggestionAnswer) =>
        undoable({
          key: leavingKey(subject),
          message: t(`statistics.morning.answered.${answer}`),
          commit: async () => send(subject, answer),
        }),
      takeBack: (subject: SuggestionSubject) => void send(subject, null),
    };
  }, [t, cabinetId, queries]);
}
