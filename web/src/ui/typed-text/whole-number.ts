export function keepDigits(text: string, isSigned: boolean): string {
  const sign = isSigned && /^\s*[-−]/.test(text) ? '-' : '';
  return sign + text.replaceAll(/\D/g, '');
}

export function toWhole(text: string): number | undefined {
  return /\d/.test(text) ? Number(text) : undefined;
}
