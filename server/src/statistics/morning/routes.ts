import { getMorning } from '@vitrina/contract/morning/morning.ts';
import * as contract from '@vitrina/contract/morning/suggestions.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getMorning as getBoth } from './get-morning.ts';
import { answerSuggestion } from './said/answer-suggestion.ts';
import { getSuggestions, type OtherTools } from './suggestions/get-suggestions.ts';

export function serveMorning(server: Server, others: OtherTools): void {
  serve(server, getMorning, ({ input, context }) => getBoth(context, input.cabinetId));
  serve(server, contract.getSuggestions, ({ input, caller, context }) =>
    getSuggestions(context, others, { cabinetId: input.cabinetId, userId: caller.userId }),
  );
  serve(server, contract.answerSuggestion, ({ input, caller, context }) =>
    answerSuggestion(context, caller.userId, input),
  );
}
