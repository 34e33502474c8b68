export type MarketErrorBody = { status: 'ERROR'; errors: [{ code: string; message: string }] };

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BAD_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  420: 'LIMIT_EXCEEDED',
  423: 'LOCKED',
};

/** A refusal of the Partner API; its messages are those of the documentation, in English there too. */
export class MarketError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  get body(): MarketErrorBody {
    return errorBody(this.status, this.message);
  }
}

export function errorBody(status: number, message: string): MarketErrorBody {
  return { status: 'ERROR', errors: [{ code: CODES[status] ?? 'INTERNAL_SERVER_ERROR', message }] };
}

export const badRequest = (message: string) => new MarketError(400, message);
export const accessDenied = () => new MarketError(403, 'Access denied');
