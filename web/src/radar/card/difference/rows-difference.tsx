import { Switch, Text } from '@mantine/core';
import type { RadarChangeDetails } from '@vitrina/contract/radar/card.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import classes from './difference.module.css';

type Characteristics = Extract<RadarChangeDetails['difference'], { kind: 'characteristics' }>;
type CharacteristicsTableProps = Pick<Characteristics, 'changed'> & Pick<RadarChangeDetails, 'unchanged'>;

/** Characteristics by name, was and now; those that stayed on demand. */
export function CharacteristicsTable({ changed, unchanged }: CharacteristicsTableProps) {
  const { t } = useTexts();
  const [withUnchanged, setWithUnchanged] = useState(false);
  const stayed = withUnchanged ? (unchanged ?? []) : [];
  return (
    <>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('radarCard.difference.name')}</th>
            <th scope="col">{t('radarCard.difference.was')}</th>
            <th scope="col">{t('radarCard.difference.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ name, was, now }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td dir="auto">{was === null ? '—' : <del>{was}</del>}</td>
              <td dir="auto">{now === null ? '—' : <ins>{now}</ins>}</td>
            </tr>
          ))}
          {stayed.map(({ name, value }) => (
            <tr key={`stayed ${name}`} data-quiet>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td colSpan={2} dir="auto">
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unchanged !== null && unchanged.length > 0 && (
        <Switch
          mt="sm"
          size="sm"
          label={t('radarCard.difference.unchanged', { count: unchanged.length })}
          checked={withUnchanged}
          onChange={(event) => setWithUnchanged(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

type SellersTableProps = { appeared: readonly CardOffer[]; left: readonly CardOffer[] };

export function SellersTable({ appeared, left }: SellersTableProps) {
  const { t, format } = useTexts();
  const groups = [
    { title: t('radarCard.difference.appeared'), offers: appeared },
    { title: t('radarCard.difference.left'), offers: left },
  ].filter(({ offers }) => offers.length > 0);
  return groups.map(({ title, offers }) => (
    <table key={title} className={classes['table']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('radarCard.difference.seller')}</th>
          <th scope="col">{t('radarCard.difference.price')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ sku, sellerName, priceKopecks }) => (
          <tr key={sku}>
            <th scope="row" dir="auto">
              {sellerName ?? sku}
            </th>
            <td>{priceKopecks === null ? '—' : format.rubles(priceKopecks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

type BadgesListProps = { appeared: readonly string[]; gone: readonly string[] };

export function BadgesList({ appeared, gone }: BadgesListProps) {
  return (
    <Text component="ul" className={classes['badges'] ?? ''}>
      {gone.map((name) => (
        <li key={`gone ${name}`} dir="auto">
          <del>{name}</del>
        </li>
      ))}
      {appeared.map((name) => (
        <li key={name} dir="auto">
          <ins>{name}</ins>
        </li>
      ))}
    </Text>
  );
}
