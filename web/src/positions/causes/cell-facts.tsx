import { Text } from '@mantine/core';
import type { getPositionCell, Neighbour } from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { placeText } from '../../ui/place-text.ts';
import classes from './causes.module.css';

type Cell = OutputOf<typeof getPositionCell>;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function NeighbourLine({ neighbour }: { neighbour: Neighbour }) {
  const { t, format } = useTexts();
  const { place, sku, title, priceKopecks } = neighbour;
  return (
    <>
      {t('ui.matrix.place', { place })}: <bdi>{title ?? sku}</bdi>
      {priceKopecks !== null && ` · ${format.rubles(priceKopecks)}`}
    </>
  );
}

/** The exact minute, the place and the page of a cell, and who stood next to the product. */
export function CellFacts({ cell, cityName }: { cell: Cell; cityName: string }) {
  const { t, format } = useTexts();
  const { check, page, pageAt, above, below } = cell;
  // The page may be some minutes from the check.
  const onPage = pageAt === null ? '' : `, ${format.time(pageAt)}`;
  const late = check === null ? 0 : Math.round(check.lateSeconds / 60);
  return (
    <dl className={classes['facts']}>
      <Fact name={t('positionCauses.facts.city')}>{cityName}</Fact>
      <Fact name={t('positionCauses.facts.checked')}>
        {check === null ? (
          <Text inherit component="span" c="dimmed">
            {t('ui.matrix.gap')}
          </Text>
        ) : (
          format.instant(check.checkedAt)
        )}
        {late > 0 && ` · ${t('positionCauses.facts.late', { count: late })}`}
      </Fact>
      {check !== null && check.place !== null && (
        <Fact name={t('positionCauses.facts.place')}>
          <b>{placeText(t, check.place)}</b>
          {page !== null && ` · ${t('positionCauses.facts.page', { page })}`}
          {` · ${t('positionCauses.facts.read', { count: check.placesRead })}`}
          {check.mode === 'category' && ` · ${t('positionCauses.facts.category')}`}
        </Fact>
      )}
      {above !== null && (
        <Fact name={`${t('positionCauses.facts.above')}${onPage}`}>
          <NeighbourLine neighbour={above} />
        </Fact>
      )}
      {below !== null && (
        <Fact name={`${t('positionCauses.facts.below')}${onPage}`}>
          <NeighbourLine neighbour={below} />
        </Fact>
      )}
    </dl>
  );
}
