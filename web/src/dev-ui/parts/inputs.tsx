import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { useState } from 'react';
import { CopyLinkButton } from '../../ui/copy-link-button.tsx';
import { KeySigns } from '../../ui/key-signs.tsx';
import { DayField } from '../../ui/period/day-field.tsx';
import { GroupingField } from '../../ui/period/grouping-field.tsx';
import { PeriodField } from '../../ui/period/period-field.tsx';
import { ProductSearchField } from '../../ui/products/product-search-field.tsx';
import { SkuField } from '../../ui/products/sku-field.tsx';
import { QueriesField } from '../../ui/queries/queries-field.tsx';
import { Case } from '../case.tsx';
import classes from '../dev-ui.module.css';
import words from '../samples/words.json';
import { SampleConditions } from './sample-conditions.tsx';

const [TITLE = ''] = words.things;
const BOUNDS = { minimum: '2024-03-14', maximum: '2026-11-20' };
const MONTH = { from: '2026-10-24', to: '2026-11-20' };
const KEYS = ['$mod+KeyK', 'Slash', 'KeyG KeyS', 'BracketLeft'];

export function Inputs() {
  const [period, setPeriod] = useState(MONTH);
  const [day, setDay] = useState(BOUNDS.maximum);
  const [noDay, setNoDay] = useState('');
  const [grouping, setGrouping] = useState<TimeGrouping>('FiveMinute');
  const [queries, setQueries] = useState<readonly string[]>(words.things.slice(0, 4));
  const [sku, setSku] = useState('');
  const [search, setSearch] = useState('');
  const scope = { period, stepMinutes: 60 };
  return (
    <>
      <Case name="PeriodField: all days; GroupingField: what this period allows" isWide>
        <div className={classes['line']}>
          <PeriodField value={period} onChange={setPeriod} {...BOUNDS} label={TITLE} />
          <GroupingField
            value={grouping}
            offered={TimeGrouping.options}
            onChange={setGrouping}
            label={TITLE}
            {...scope}
          />
        </div>
      </Case>
      <Case name="PeriodField: limited by the plan, only a part of what was asked">
        <PeriodField
          value={period}
          onChange={setPeriod}
          {...BOUNDS}
          planDays={30}
          requested={{ from: '2026-01-01', to: MONTH.to }}
        />
      </Case>
      <Case name="DayField: chosen, empty">
        <div className={classes['line']}>
          <DayField label={TITLE} value={day} onChange={setDay} bounds={BOUNDS} />
          <DayField label={words.long} value={noDay} onChange={setNoDay} bounds={BOUNDS} required />
        </div>
      </Case>
      <Case name="ConditionLine: applied at once, waiting" isWide>
        <SampleConditions />
      </Case>
      <Case name="QueriesField: free, at the limit, refused">
        <QueriesField label={TITLE} value={queries} onChange={setQueries} maximum={50} maximumLength={200} />
        <QueriesField label={TITLE} value={queries} onChange={setQueries} maximum={4} maximumLength={20} />
        <QueriesField
          label={TITLE}
          value={[]}
          onChange={setQueries}
          maximum={4}
          maximumLength={20}
          error={words.long}
        />
      </Case>
      <Case name="SkuField, ProductSearchField">
        <SkuField label={TITLE} value={sku} onChange={setSku} />
        <ProductSearchField label={TITLE} value={search} onChange={setSearch} />
      </Case>
      <Case name="KeySigns, CopyLinkButton">
        <div className={classes['line']}>
          {KEYS.map((keys) => (
            <KeySigns key={keys} keys={keys} />
          ))}
          <CopyLinkButton />
        </div>
      </Case>
    </>
  );
}
