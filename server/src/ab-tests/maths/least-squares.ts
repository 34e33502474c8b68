/** Columns in which this row is 1; all others are 0. */
export type FactorRow = { columns: readonly number[]; weight: number };
export type Matrix = { size: number; values: Float64Array };

/** Below this share of its own size, what is left of a column follows from the columns before it. */
const DEPENDENT = 1e-9;

export function createMatrix(size: number): Matrix {
  return { size, values: new Float64Array(size * size) };
}

/** One step of the elimination of Gauss and Jordan, in place. */
function eliminate({ size, values }: Matrix, pivot: number): void {
  const base = pivot * size;
  const diagonal = values[base + pivot] ?? 1;
  values[base + pivot] = 1;
  for (let column = 0; column < size; column += 1)
    values[base + column] = (values[base + column] ?? 0) / diagonal;
  for (let row = 0; row < size; row += 1) {
    const factor = values[row * size + pivot] ?? 0;
    if (row === pivot || factor === 0) continue;
    values[row * size + pivot] = 0;
    for (let column = 0; column < size; column += 1)
      values[row * size + column] =
        (values[row * size + column] ?? 0) - factor * (values[base + column] ?? 0);
  }
}

/** Inverts a symmetric matrix in place. Rows and columns that follow from earlier ones become 0 and are not in `kept`. */
export function invertInPlace(matrix: Matrix): { kept: number[] } {
  const { size, values } = matrix;
  const diagonals = Array.from({ length: size }, (_, index) => values[index * size + index] ?? 0);
  const kept: number[] = [];
  for (const [pivot, diagonal] of diagonals.entries()) {
    if ((values[pivot * size + pivot] ?? 0) > DEPENDENT * diagonal) {
      eliminate(matrix, pivot);
      kept.push(pivot);
    } else {
      for (let index = 0; index < size; index += 1) {
        values[pivot * size + index] = 0;
        values[index * size + pivot] = 0;
      }
    }
  }
  return { kept };
}

export type Factors = { rows: readonly FactorRow[]; inverse: Matrix; kept: number[] };

/** Weighted least squares for factors: all of it that does not depend on the values. */
export function prepareFactors(rows: readonly FactorRow[], size: number): Factors {
  const inverse = createMatrix(size);
  const { values } = inverse;
  for (const { columns, weight } of rows)
    for (const column of columns)
      for (const other of columns) {
        const place = column * size + other;
        values[place] = (values[place] ?? 0) + weight;
      }
  return { rows, inverse, ...invertInPlace(inverse) };
}

/** What each column adds to the values, of which there is one for each row. */
export function fitValues({ rows, inverse }: Factors, values: readonly number[]): Float64Array {
  const { size } = inverse;
  const right = new Float64Array(size);
  for (const [index, { columns, weight }] of rows.entries())
    for (const column of columns) right[column] = (right[column] ?? 0) + weight * (values[index] ?? 0);
  return right.map((_, row) =>
    right.reduce((sum, value, column) => sum + value * (inverse.values[row * size + column] ?? 0), 0),
  );
}

export function predict(coefficients: Float64Array, columns: readonly number[]): number {
  return columns.reduce((sum, column) => sum + (coefficients[column] ?? 0), 0);
}
