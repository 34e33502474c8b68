import type { ComponentType } from 'react';
import { Charts } from './charts.tsx';
import { Fetched } from './fetched.tsx';
import { Inputs } from './inputs.tsx';
import { Marks } from './marks.tsx';
import { Matrices } from './matrices.tsx';
import { MeasureCharts, MeasureMatrix, MeasureTable } from './measures.tsx';
import { States } from './states.tsx';
import { Tables } from './tables.tsx';
import { ThemeSamples } from './theme-samples.tsx';

export type Part = { id: string; name: string; Content: ComponentType };

export const PARTS: readonly Part[] = [
  { id: 'marks', name: 'Marks', Content: Marks },
  { id: 'tables', name: 'Tables', Content: Tables },
  { id: 'charts', name: 'Charts', Content: Charts },
  { id: 'matrices', name: 'Matrices', Content: Matrices },
  { id: 'inputs', name: 'Inputs', Content: Inputs },
  { id: 'states', name: 'States', Content: States },
  { id: 'fetched', name: 'Fetched', Content: Fetched },
  { id: 'theme', name: 'Theme', Content: ThemeSamples },
];

/** Heavy on purpose, so each has a page to itself. */
export const MEASURES: readonly Part[] = [
  { id: 'table-100000', name: '100,000 rows', Content: MeasureTable },
  { id: 'matrix-26880', name: '26,880 cells', Content: MeasureMatrix },
  { id: 'charts-50', name: '50 charts', Content: MeasureCharts },
];
