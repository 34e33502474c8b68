import type { Query } from '@tanstack/react-query';
import { shareableRoute } from '@vitrina/contract/shared-screens/shareable-questions.ts';
import type { NewSharedScreen, SharedScreenPath } from '@vitrina/contract/shared-screens/shared-screens.ts';
import * as z from 'zod/mini';

/** As route-query.ts writes it. */
const Key = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

type Known = Pick<Query, 'queryKey' | 'state'>;

/** What the open screen has asked and was answered, as far as a link may ask it again. */
export function pinnedQuestions(
  known: readonly Known[],
  screen: SharedScreenPath,
): NewSharedScreen['questions'] {
  return known.flatMap(({ queryKey, state }) => {
    const key = Key.safeParse(queryKey);
    if (!key.success || state.status !== 'success') return [];
    const [path, input] = key.data;
    return shareableRoute(screen, path) === undefined ? [] : [{ path, input }];
  });
}
