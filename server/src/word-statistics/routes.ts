import * as contract from '@vitrina/contract/word-statistics.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getDescriptionWords } from './descriptions/get-descriptions.ts';
import { getProductWords } from './get-product-words.ts';
import { getWordQueries } from './get-word-queries.ts';
import { listMarketWords } from './list-market-words.ts';
import { changeStopWords } from './stop-words/change-stop-words.ts';
import { getStopWords, STOP_WORD_LISTS } from './stop-words/get-stop-words.ts';

export function serveWordStatistics(server: Server): void {
  serve(server, contract.getProductWords, ({ input, context }) => getProductWords(context, input));
  serve(server, contract.getWordQueries, ({ input, context }) => getWordQueries(context, input));
  serve(server, contract.getDescriptionWords, ({ input, context }) => getDescriptionWords(context, input));
  serve(server, contract.getMarketWords, ({ input, context }) => listMarketWords(context, input));
  serve(server, contract.getStopWords, async ({ input, context }) => ({
    ...(await getStopWords(context, input.cabinetId)),
    lists: STOP_WORD_LISTS,
  }));
  serve(server, contract.changeStopWords, ({ input: { cabinetId, ...input }, context }) =>
    changeStopWords(context, cabinetId, input),
  );
}
