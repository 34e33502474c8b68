/** What an element of a table is found inside of, and what is found inside of it, by the beginning of the selector. */
type Place = {
  inside?: Readonly<Record<string, SampleElement>>;
  holds?: Readonly<Record<string, unknown>>;
  attributes?: Readonly<Record<string, string>>;
  dataset?: Readonly<Record<string, string>>;
};

/** Node has no elements: this one knows only what a test tells it of its place. */
export class SampleElement extends EventTarget {
  readonly dataset: Readonly<Record<string, string>>;
  readonly requested: string[] = [];
  readonly #place: Place;

  constructor(place: Place = {}) {
    super();
    this.#place = place;
    this.dataset = place.dataset ?? {};
  }

  getAttribute(name: string): string | null {
    return this.#place.attributes?.[name] ?? null;
  }

  closest(selector: string): unknown {
    return found(this.#place.inside, selector);
  }

  querySelector(selector: string): unknown {
    this.requested.push(selector);
    return found(this.#place.holds, selector);
  }
}

function found(known: Readonly<Record<string, unknown>> = {}, selector: string): unknown {
  return Object.entries(known).find(([beginning]) => selector.startsWith(beginning))?.[1] ?? null;
}

/** Something in a cell of the row; columns are counted as aria-colindex does. */
export function inCell(row: number, colIndex: number, more: Place['inside'] = {}): SampleElement {
  const line = new SampleElement({ dataset: { row: String(row) } });
  const cell = new SampleElement({
    attributes: { 'aria-colindex': String(colIndex) },
    inside: { 'tr[data-row]': line },
  });
  return new SampleElement({ inside: { 'th[aria-colindex]': cell, ...more } });
}
