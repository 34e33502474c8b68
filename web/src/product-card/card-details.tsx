import { Text } from '@mantine/core';
import type { ProductCard } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import classes from './product-card.module.css';

/** What buyers read when they scroll the card down. */
export function CardDetails({ card: { characteristics, description } }: { card: ProductCard }) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('productCard.characteristics')}>
        {characteristics.length === 0 ? (
          <Text c="dimmed">{t('productCard.noCharacteristics')}</Text>
        ) : (
          <table className={classes['pairs']}>
            <tbody>
              {characteristics.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>
                    <bdi>{value}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      <Panel title={t('productCard.description')}>
        <Text
          className={classes['description'] ?? ''}
          dir="auto"
          {...(description === null ? { c: 'dimmed' } : {})}
        >
          {description ?? t('productCard.noDescription')}
        </Text>
      </Panel>
    </>
  );
}
