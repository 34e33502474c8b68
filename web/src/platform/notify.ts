import type { Notice } from '@vitrina/contract/notices.ts';
import i18next from 'i18next';
import { problemText } from './api/problem-text.ts';
import { Problem } from './problem.ts';
import { askForVerifiedEmail } from './session/verified-email.ts';
import { isAbleTo } from './token/ability.ts';
import { readSession } from './token/session-store.ts';

export type Toast = {
  /** The same refusal is not shown twice at once. */
  id?: string;
  message: string;
  color?: 'red' | 'green';
  autoClose: number;
  role?: 'alert';
  /** A button beside the message; pressing it closes the toast. */
  action?: { label: string; run: () => void; isUndo?: boolean };
  /** However it goes: by itself, by its cross or by its button. */
  onClose?: () => void;
};

// product.md 8.2: errors close after 5 s, everything else after 3 s.
const ERROR_MS = 5000;
const NOTICE_MS = 3000;
// interface-rules.md G13: so long a person may think again.
const UNDO_MS = 8000;

const waiting: Toast[] = [];
let show = (toast: Toast): void => void waiting.push(toast);

/** Toasts wait until the part that draws them has come: the first screen does not wait for it. */
export function connectToasts(next: (toast: Toast) => void): void {
  show = next;
  waiting.splice(0).forEach(next);
}

let goTo = (href: string): void => window.location.assign(href);

/** A way out that leads to another screen goes there without a new page. */
export function connectRouter(next: (href: string) => void): void {
  goTo = next;
}

export function showProblem(error: unknown): void {
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  // The way out is on another screen, so a sentence that fades is not enough.
  if (problem.is('user.emailNotVerified') && askForVerifiedEmail()) return;
  if (problem.is('cabinet.invalidKey')) showInvalidKey(problem);
  else showError(problemText(i18next.t, problem), problem.key);
}

/** product.md 8.4: with the way to the key, for whoever may change it; forms that mend a key show its refusal themselves. */
function showInvalidKey(problem: Problem): void {
  const { cabinet, ability } = readSession();
  const message = problemText(i18next.t, problem);
  if (cabinet === null) {
    showError(message, problem.key);
  } else if (isAbleTo(ability, 'key')) {
    const run = () => goTo(`/cabinets/${cabinet.id}?fix=key`);
    showWayOut({ id: problem.key, message, label: i18next.t('ui.states.fixKey'), run });
  } else {
    const ask = i18next.t('ui.states.askToFixKey', { owner: cabinet.owner.fullName });
    showError(`${message}. ${ask}`, problem.key);
  }
}

export function showError(message: string, id: string): void {
  show({ id, message, color: 'red', autoClose: ERROR_MS, role: 'alert' });
}

/** product.md 8.3: a success that has a sentence. */
export function showDone(notice: Notice): void {
  showSuccess(i18next.t(`notices.${notice}`));
}

export function showSuccess(message: string): void {
  show({ message, color: 'green', autoClose: NOTICE_MS });
}

export function showNotice(message: string): void {
  show({ message, autoClose: NOTICE_MS });
}

export function showUndo(message: string, run: () => void, onClose: () => void): void {
  show({
    message,
    autoClose: UNDO_MS,
    action: { label: i18next.t('common.undo'), run, isUndo: true },
    onClose,
  });
}

/** A refusal whose way out is a press away. */
export function showWayOut({
  id,
  message,
  ...action
}: {
  id: string;
  message: string;
  label: string;
  run: () => void;
}): void {
  show({ id, message, color: 'red', autoClose: UNDO_MS, role: 'alert', action });
}
