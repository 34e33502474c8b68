import { NOT_FOUND_VALUE } from './alert-values.ts';

/** The lower median of values that come and go: always one of them, so that no average of a place and н/н is shown. */
export type RunningMedian = {
  add(value: number): void;
  remove(value: number): void;
  count(): number;
  clear(): void;
  get(): number;
};

/** Values are small whole numbers, so they are counted; the median moves by as much as the values do. */
class CountedMedian implements RunningMedian {
  readonly #counts = new Uint16Array(NOT_FOUND_VALUE + 1);
  #count = 0;
  #median = 0;
  /** How many stand below it. */
  #below = 0;

  add(value: number): void {
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
    this.#count += 1;
    if (value < this.#median) this.#below += 1;
  }

  remove(value: number): void {
    this.#counts[value] = (this.#counts[value] ?? 0) - 1;
    this.#count -= 1;
    if (value < this.#median) this.#below -= 1;
  }

  count(): number {
    return this.#count;
  }

  clear(): void {
    this.#counts.fill(0);
    this.#count = 0;
    this.#median = 0;
    this.#below = 0;
  }

  get(): number {
    const place = (this.#count - 1) >> 1;
    while (this.#below > place) {
      this.#median -= 1;
      this.#below -= this.#counts[this.#median] ?? 0;
    }
    while (this.#below + (this.#counts[this.#median] ?? 0) <= place) {
      this.#below += this.#counts[this.#median] ?? 0;
      this.#median += 1;
    }
    return this.#median;
  }
}

export function createRunningMedian(): RunningMedian {
  return new CountedMedian();
}
