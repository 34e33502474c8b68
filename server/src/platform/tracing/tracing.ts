/** By the names that OpenTelemetry gives them. Never what somebody sent: patterns, our own names, numbers. */
export type Attributes = Readonly<Record<string, string | number>>;

export type Outcome = { attributes?: Attributes; isFailed: boolean };

/** A request or a job, with which a trace begins. */
export type Trace = {
  id: string;
  /** What runs in `work`, and what it waits for, belongs to this trace. */
  runWithin<Result>(work: () => Result): Result;
  end(outcome: Outcome): void;
};

/** A statement or a call, once it has ended. */
export type Step = Outcome & { name: string; durationMs: number };

export type Tracing = {
  begin(kind: 'request' | 'job', name: string, attributes: Attributes): Trace;
  /** Of the trace that runs now; outside of one it is left out. */
  addStatement(step: Step): void;
  /** The same, and outside of a trace it is one by itself. */
  addCall(step: Step): void;
  /** Sends what is left, for some seconds at most. */
  close(): Promise<void>;
};
