import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCabinet } from '../platform/session/session.ts';
import type { SharpJumpsSearch } from './search.ts';
import { toQuestion } from './to-question.ts';

export const SHARP_JUMPS_PATH = '/sharp-jumps-stats';

/** What the address asks for. */
export function useJumpScope() {
  const search = useSearch({ from: SHARP_JUMPS_PATH });
  const navigate = useNavigate({ from: SHARP_JUMPS_PATH });
  const cabinet = useCabinet();
  return {
    search,
    question: toQuestion(search, cabinet.id),
    change: (next: Partial<SharpJumpsSearch>) =>
      void navigate({ search: (old: SharpJumpsSearch) => ({ ...old, ...next }), replace: true }),
  };
}
export type JumpScope = ReturnType<typeof useJumpScope>;
