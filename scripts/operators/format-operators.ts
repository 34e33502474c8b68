export function formatOperators(operators: readonly { email: string; addedAt: Date }[]): string {
  if (operators.length === 0) return 'There are no operators yet.';
  const width = Math.max(...operators.map(({ email }) => email.length));
  return operators
    .map(({ email, addedAt }) => `${email.padEnd(width)}  since ${addedAt.toISOString().slice(0, 10)}`)
    .join('\n');
}
