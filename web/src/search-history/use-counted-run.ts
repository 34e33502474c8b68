import { useQueryClient } from '@tanstack/react-query';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { useEffect } from 'react';
import { rereadSearches } from './saved/reread-searches.ts';

/** An answered question about named queries has cost a run: what is left is asked again, once a question. */
export function useCountedRun(question: string | undefined, isAnswered: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (question === undefined || !isAnswered) return;
    void client.invalidateQueries({ queryKey: [getCabinetLimits.path] });
    void rereadSearches(client);
  }, [client, question, isAnswered]);
}
