import type { Notice } from '@vitrina/contract/notices.ts';
import i18next from 'i18next';
import { Problem } from './problem.ts';
import { problemText } from './problem-text.ts';

export type Toast = {
  /** The same refusal is not shown twice at once. */
  id?: string;
  message: string;
  color?: 'red' | 'green';
  autoClose: number;
  role?: 'alert';
};

// spec 8: errors close after 5 s, everything else after 3 s.
const ERROR_MS = 5000;
const NOTICE_MS = 3000;

const waiting: Toast[] = [];
let show = (toast: Toast): void => void waiting.push(toast);

/** Toasts wait until the part that draws them has come: the first screen does not wait for it. */
export function connectToasts(next: (toast: Toast) => void): void {
  show = next;
  waiting.splice(0).forEach(next);
}

export function showProblem(error: unknown): void {
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  showError(problemText(i18next.t, problem), problem.key);
}

export function showError(message: string, id: string): void {
  show({ id, message, color: 'red', autoClose: ERROR_MS, role: 'alert' });
}

/** spec 8: a success that the specification has a sentence for. */
export function showDone(notice: Notice): void {
  showSuccess(i18next.t(`notices.${notice}`));
}

export function showSuccess(message: string): void {
  show({ message, color: 'green', autoClose: NOTICE_MS });
}

export function showNotice(message: string): void {
  show({ message, autoClose: NOTICE_MS });
}
