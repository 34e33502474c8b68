import { createKeybindingsHandler } from 'tinykeys';
import { bindingsOf, isOfSingleKeys } from './shortcut-bindings.ts';
import { readStored, writeStored } from './storage.ts';

export type Shortcut = {
  /** Named by place, presses apart by a space: `KeyG KeyS`, `Slash`, `$mod+KeyK`. */
  keys: string;
  /** What it does, in words: the list that `?` opens. */
  label: string;
  isEverywhere: boolean;
  fire: (event: KeyboardEvent) => void;
};

const SINGLE_KEYS = 'singleKeyShortcuts';
/** Where letters are text, a choice, or belong to somebody else. */
const BUSY =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], dialog, [role="menu"], [role="listbox"]';
const MODAL = '[aria-modal="true"], dialog:modal';

let known: readonly Shortcut[] = [];
let press: ((event: KeyboardEvent) => void) | undefined;
const listeners = new Set<() => void>();

export function addShortcut(shortcut: Shortcut): () => void {
  change([...known, shortcut]);
  return () => change(known.filter((one) => one !== shortcut));
}

export function readShortcuts(): readonly Shortcut[] {
  return known;
}

export function onShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasSingleKeys(): boolean {
  return readStored(SINGLE_KEYS) !== 'off';
}

export function keepSingleKeys(isOn: boolean): void {
  writeStored(SINGLE_KEYS, isOn ? null : 'off');
  listeners.forEach((listener) => listener());
}

function change(next: readonly Shortcut[]): void {
  known = next;
  listeners.forEach((listener) => listener());
  if (press !== undefined) removeEventListener('keydown', press);
  press = next.length === 0 ? undefined : listenTo(next);
  if (press !== undefined) addEventListener('keydown', press);
}

function listenTo(shortcuts: readonly Shortcut[]): (event: KeyboardEvent) => void {
  // Of two with the same keys the newer one works: a part over the one that it stands in.
  const bindings: Record<string, (event: KeyboardEvent) => void> = {};
  // `g s` is asked before `s`: the second press of a sequence is not a shortcut of its own.
  for (const { keys, fire } of shortcuts.toSorted((one, other) => presses(other) - presses(one))) {
    for (const binding of bindingsOf(keys)) {
      bindings[binding] = (event) => {
        if (isOfSingleKeys(keys) && !hasSingleKeys()) return;
        event.preventDefault();
        fire(event);
      };
    }
  }
  return createKeybindingsHandler(bindings, { ignore: isElsewhere });
}

function presses({ keys }: Shortcut): number {
  return keys.split(' ').length;
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.repeat || event.isComposing || event.defaultPrevented) return true;
  if (event.target instanceof Element && event.target.closest(BUSY) !== null) return true;
  // A press beside the window's contents leaves the focus on the page below.
  return document.querySelector(MODAL) !== null;
}
