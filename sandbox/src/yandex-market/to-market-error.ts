import { describeRefusal } from '../platform/describe-refusal.ts';
import { MarketError } from './market-error.ts';

const JSON_ERRORS = ['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'];

/** Whatever was thrown, in the words of the API. */
export function toMarketError(error: unknown, contentType: string | undefined): MarketError {
  if (error instanceof MarketError) return error;
  const { status, message } = describeRefusal(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (status === 413) return new MarketError(413, `The request is too big: ${message}`);
  if (status === 415) return new MarketError(415, `Content type '${contentType ?? ''}' not supported`);
  if (JSON_ERRORS.includes(code) || error instanceof SyntaxError)
    return new MarketError(400, `JSON: ${message}`);
  return new MarketError(status, message);
}
