import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import {
  FAULT_MEANINGS,
  FAULT_NAMES,
  FAULTS_OF_PART,
  KEY_MEANINGS,
  PARTS,
  type PlantedFault,
} from '../faults/fault.ts';
import { PROFILE_MEANINGS, PROFILE_NAMES, type ProfileName } from '../faults/list-profile-orders.ts';
import { code, head, options, row } from './markup.ts';

export type Weather = { faults: readonly PlantedFault[]; profile: ProfileName };

function renderProfile({ profile }: Weather): string {
  const buttons = PROFILE_NAMES.map(
    (name) =>
      `<button name="name" value="${name}"${name === profile ? ' class="chosen"' : ''}>${name}</button>`,
  );
  return `<p>The weather is <b>${profile}</b>: ${escapeHtml(PROFILE_MEANINGS[profile])}.</p>
<form method="post" action="/page/profile">${buttons.join('')}</form>`;
}

function renderPlanted({ faults }: Weather): string {
  if (faults.length === 0) return '<p>Nothing is planted by hand.</p>';
  const rows = faults.map(({ part, key, fault, used, times, chance }) =>
    row(
      part,
      escapeHtml(key ?? 'everybody'),
      fault,
      `${used} of ${times ?? '∞'}`,
      chance === 1 ? 'always' : `${chance * 100} %`,
    ),
  );
  return `<table>${head('part', 'for', 'fault', 'used', 'how often')}${rows.join('')}</table>`;
}

const named = (names: readonly string[]) => options(names.map((name) => [name, name] as const));

/** What goes wrong now, and what can be made to go wrong. */
export function renderFaults(weather: Weather): string {
  const parts = PARTS.map((part) =>
    row(code(part), escapeHtml(KEY_MEANINGS[part]), FAULTS_OF_PART[part].map(code).join(' ')),
  );
  const meanings = FAULT_NAMES.map((name) => row(code(name), escapeHtml(FAULT_MEANINGS[name])));
  return `<section id="faults"><h2>Faults</h2>${renderProfile(weather)}${renderPlanted(weather)}
<form method="post" action="/page/faults">
<label>part<select name="part">${named(PARTS)}</select></label>
<label>fault<select name="fault">${named(FAULT_NAMES)}</select></label>
<label>for one key<input name="key" placeholder="everybody"></label>
<label>times<input name="times" type="number" min="1" placeholder="until removed"></label>
<label>chance<input name="chance" type="number" min="0.001" max="1" step="0.001" placeholder="1"></label>
<button>Plant</button><button name="clear" value="yes">Remove all</button>
</form><details><summary>What each one does</summary><table>${meanings.join('')}</table></details>
<details><summary>What can go wrong where, and what a key is there</summary><table class="wide">${head('part', 'key', 'faults')}${parts.join('')}</table></details></section>`;
}
