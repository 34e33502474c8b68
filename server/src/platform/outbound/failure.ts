/** What a call ended as when it did not end well. Everything is a reason, never a zero. */
export type CallFailure =
  | {
      outcome:
        | 'unauthorized'
        | 'expired'
        | 'ipBound'
        | 'forbidden'
        | 'timeout'
        | 'unreachable'
        | 'drift'
        | 'serverError'
        /** The request was wrong, or asks for what is not there: the same request will be refused again. */
        | 'invalid'
        | 'notFound';
      message: string;
      /** The other side has seen nothing of the request. */
      neverLeft?: true;
    }
  | { outcome: 'rateLimited'; retryAfterMs: number; message: string };

export type CallAnswer<Data> = { outcome: 'ok'; data: Data } | CallFailure;

export type CallOutcome = CallFailure['outcome'];
