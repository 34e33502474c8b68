type NoFacts = Record<never, never>;

/** The letters about an account and what each of them has to be told. */
export type LetterFacts = {
  verifyEmail: { code: string };
  changeEmail: { code: string };
  /** To the old address. */
  emailChanged: { newEmail: string };
  /** To the owner of an address that another account asked for. */
  addressTaken: NoFacts;
  recovery: { code: string };
  changePassword: { code: string };
  passwordChanged: NoFacts;
  /** Of the person there, without the @. */
  messengerConnected: { username: string };
  /** As the person has named it. */
  tokenCreated: { tokenName: string };
};
export type LetterName = keyof LetterFacts;

type LetterWords = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button: string;
};

/** `lifetime` is how long the code lives, ready to stand after a verb: "60 минут". */
export type AccountTexts = {
  /** What stands before a code. */
  codeLabel: string;
  letters: { [Name in LetterName]: (facts: LetterFacts[Name] & { lifetime: string }) => LetterWords };
};
