import { listPlaces, Refused, signIn, signOut } from './vitrina.mjs';

const WORDS = {
  'code.invalid': 'This code is wrong, or it was used already.',
  'code.expired': 'This code has expired. Get a new one.',
  'user.blockedForMinutes': 'Too many attempts. Try again later.',
  'user.notAuthorized': 'The session has ended. Sign in with a new code.',
};

const find = (selector) => document.querySelector(selector);
const form = find('#sign-in');
const places = find('#places');
const message = find('#message');

const describe = (error) =>
  error instanceof Refused
    ? (WORDS[error.key] ?? `Vitrina refused: ${error.key}.`)
    : 'Vitrina cannot be reached.';

function show(element, text = '') {
  form.hidden = element !== form;
  places.hidden = element !== places;
  message.textContent = text;
}

function toRow({ product, city, place }) {
  const row = document.createElement('tr');
  for (const text of [product, city, place === null ? '—' : place.toFixed(1)]) {
    const cell = document.createElement('td');
    cell.textContent = text;
    row.append(cell);
  }
  row.lastElementChild.className = 'number';
  return row;
}

async function showPlaces(to) {
  try {
    const rows = await listPlaces(to);
    find('#places tbody').replaceChildren(...rows.map(toRow));
    show(places, rows.length === 0 ? 'No product is tracked yet.' : '');
  } catch (error) {
    // Ended elsewhere: in the list of sessions, or with a new password.
    if (error instanceof Refused && error.key === 'user.notAuthorized') {
      await chrome.storage.local.remove('vitrina');
      show(form, describe(error));
    } else show(undefined, describe(error));
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { server, email, code } = Object.fromEntries(new FormData(form));
  const { origin } = new URL(server);
  // Has to be asked for while the press of the button counts.
  if (!(await chrome.permissions.request({ origins: [`${origin}/*`] }))) return;
  try {
    const vitrina = { server: origin, token: await signIn(origin, { email, code }) };
    await chrome.storage.local.set({ vitrina });
    form.reset();
    await showPlaces(vitrina);
  } catch (error) {
    show(form, describe(error));
  }
});

find('#sign-out').addEventListener('click', async () => {
  const { vitrina } = await chrome.storage.local.get('vitrina');
  await chrome.storage.local.remove('vitrina');
  try {
    await signOut(vitrina);
    show(form);
  } catch (error) {
    show(form, describe(error));
  }
});

const { vitrina } = await chrome.storage.local.get('vitrina');
if (vitrina === undefined) show(form);
else await showPlaces(vitrina);
