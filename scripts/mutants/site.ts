/** One place of a source file where a mistake of one token can be planted. */
export type Site = {
  file: string;
  line: number;
  /** the text from `start` to `end` is `before`, and becomes `after` */
  start: number;
  end: number;
  before: string;
  after: string;
  operator: Operator;
};

export type Change = Pick<Site, 'start' | 'end' | 'after' | 'operator'>;

export type Operator =
  | 'comparison'
  | 'logic'
  | 'arithmetic'
  | 'cabinet filter'
  | 'await'
  | 'depth'
  | 'unit'
  | 'rounding'
  | 'limit'
  | 'boolean'
  | 'extreme'
  | 'condition';

export function plant(text: string, { start, end, before, after, file }: Site): string {
  if (text.slice(start, end) !== before) throw new Error(`${file} no longer says ${before} at ${start}`);
  return text.slice(0, start) + after + text.slice(end);
}
