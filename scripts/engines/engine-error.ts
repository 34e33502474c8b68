export type EngineTrouble =
  | 'folderUnusable'
  | 'folderInUse'
  | 'otherVersion'
  | 'diskFull'
  | 'notForThisMachine'
  | 'cannotStart';

/** An engine that cannot run for a reason a person can act upon: the message is one sentence for the terminal. */
export class EngineError extends Error {
  readonly trouble: EngineTrouble;

  constructor(trouble: EngineTrouble, sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.name = 'EngineError';
    this.trouble = trouble;
  }
}
