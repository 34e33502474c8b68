import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { Problem } from './problem.ts';
import { problemText } from './problem-text.ts';

// spec 8: errors close after 5 s, everything else after 3 s; the limit of two stands in main.tsx.
const ERROR_MS = 5000;
const NOTICE_MS = 3000;

export function showProblem(error: unknown): void {
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  showError(problemText(i18next.t, problem), problem.key);
}

/** `id` keeps the same refusal from being shown twice at once. */
export function showError(text: string, id: string): void {
  notifications.show({ ...closable(), id, message: text, color: 'red', autoClose: ERROR_MS, role: 'alert' });
}

export function showSuccess(text: string): void {
  notifications.show({ ...closable(), message: text, color: 'green', autoClose: NOTICE_MS });
}

export function showNotice(text: string): void {
  notifications.show({ ...closable(), message: text, autoClose: NOTICE_MS });
}

function closable() {
  return { closeButtonProps: { 'aria-label': i18next.t('common.close') } };
}
