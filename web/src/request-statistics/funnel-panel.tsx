import { Skeleton, Text } from '@mantine/core';
import type { RequestFigures, RequestRow } from '@vitrina/contract/request-statistics.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotMeasured } from '../ui/absent.tsx';
import { Panel } from '../ui/panel.tsx';
import { type FunnelStep, funnelOfProduct, funnelOfQuery } from './funnel.ts';
import classes from './request-statistics.module.css';
import { reasonOf, type Sources } from './rules.ts';

type FunnelProps = {
  title: string;
  note?: string | undefined;
  steps: readonly FunnelStep[];
  sources: Sources;
};

function Funnel({ title, note, steps, sources }: FunnelProps) {
  const { t, format } = useTexts();
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600} component="h3">
        {title}
      </Text>
      {note !== undefined && (
        <Text size="xs" c="dimmed" dir="auto" truncate title={note}>
          {note}
        </Text>
      )}
      <ol className={classes['steps']}>
        {steps.map(({ step, count, share, part, source }) => {
          const reason = reasonOf(source, sources);
          return (
            <li key={step} className={classes['step']}>
              <span>{t(`requestStatistics.steps.${step}`)}</span>
              <span data-number>
                {count === null ? (
                  <NotMeasured {...(reason === undefined ? {} : { reason: t(reason) })} />
                ) : (
                  format.count(count)
                )}
              </span>
              <span className={classes['track']} aria-hidden>
                <span className={classes['bar']} style={{ display: 'block', width: `${part * 100}%` }} />
              </span>
              <span className={classes['share']}>
                {share !== null && t('requestStatistics.funnel.fromBefore', { share: format.share(share) })}
                {count === null && reason !== undefined && t(reason)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Props = {
  /** The chosen row. */
  row: RequestRow | undefined;
  /** Of the product of the row, or of all chosen ones. */
  figures: RequestFigures | undefined;
  productName: string | undefined;
  sources: Sources | undefined;
};

const HEIGHT_PX = 300;

/** Search, seen, opened, ordered: by query as far as the marketplace tells it, and of the product as a whole. */
export function FunnelPanel({ row, figures, productName, sources }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('requestStatistics.funnel.title')}>
      {figures === undefined || sources === undefined ? (
        <Skeleton height={HEIGHT_PX} />
      ) : (
        <div className={classes['funnels']}>
          {row !== undefined && (
            <Funnel
              title={t('requestStatistics.funnel.ofQuery')}
              note={row.query}
              steps={funnelOfQuery(row)}
              sources={sources}
            />
          )}
          <Funnel
            title={t(
              productName === undefined
                ? 'requestStatistics.funnel.ofProducts'
                : 'requestStatistics.funnel.ofProduct',
            )}
            note={productName}
            steps={funnelOfProduct(figures)}
            sources={sources}
          />
        </div>
      )}
    </Panel>
  );
}
