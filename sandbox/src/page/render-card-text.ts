import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { CardPage } from './card-page.ts';
import { options, section } from './markup.ts';
import { renderCardForm as form } from './render-card-form.ts';

const area = (label: string, text: string, rows: number) =>
  `<label>${label}<textarea name="text" rows="${rows}" cols="60">${escapeHtml(text)}</textarea></label><button>Change</button>`;
const line = (label: string, text: string) =>
  `<label>${label}<input name="text" size="60" value="${escapeHtml(text)}"></label><button>Change</button>`;

/** What stands on the card and can be rewritten; an empty field is as the seller first had it. */
export function renderCardText(page: CardPage): string {
  const { card, look, state, categories } = page;
  const characteristics = card.characteristics.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const named = categories.map(({ id, name }) => [id, name] as const);
  const choose = `<label>category<select name="categoryId">${options(named, card.category.id)}</select></label><button>Move</button>`;
  const forms = [
    form(page, 'title', line('title', look.title)),
    form(page, 'description', area('description', card.description, 4)),
    form(page, 'characteristics', area('characteristics, "name: value" in a line', characteristics, 8)),
    form(page, 'category', choose),
    form(page, 'badges', line('labels, with commas between them', card.badges.join(', '))),
    form(page, 'stock', line('pieces in all warehouses', String(state.stock))),
    form(page, 'revert', '<button>Take back everything that was written</button>'),
  ];
  return section('What the card says', forms.join(''));
}
