/** Shorter ones stand in too many honest passwords by chance. */
const SHORTEST_WORD = 4;
const PRODUCT = ['vitrina', 'витрина'];

type Owner = { email: string; username?: string | undefined };

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** `Password1!` is "password" to whoever guesses: digits and signs are taken off its ends one by one. */
function stemsOf(password: string): string[] {
  const folded = fold(password);
  const stems = [folded];
  for (let stem = folded; /[^\p{L}]$/u.test(stem) && stem.length > SHORTEST_WORD; ) {
    stem = stem.slice(0, -1);
    stems.push(stem, stem.replace(/^[^\p{L}]+/u, ''));
  }
  return stems;
}

function personalWords({ email, username = '' }: Owner): string[] {
  const [local = ''] = email.split('@');
  return [local, ...local.split(/[._+-]/), username, ...PRODUCT]
    .map(fold)
    .filter((word) => word.length >= SHORTEST_WORD);
}

/** What whoever knows people, or this person, would try first; undefined: nothing is wrong with it. */
export function judgePassword(
  password: string,
  owner: Owner,
  commonOnes: ReadonlySet<string>,
): 'common' | 'personal' | undefined {
  const isCommon = stemsOf(password).some((stem) => stem.length >= SHORTEST_WORD && commonOnes.has(stem));
  if (isCommon) return 'common';
  const folded = fold(password);
  return personalWords(owner).some((word) => folded.includes(word)) ? 'personal' : undefined;
}
