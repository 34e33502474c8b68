import { Alert, Loader, Stack, Text, Title } from '@mantine/core';
import type { Doubt, Prediction } from '@vitrina/contract/positions/what-if.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { PredictedPlace } from './use-prediction.ts';
import classes from './what-if.module.css';

type ReportProps = { answer: PredictedPlace; isWished: boolean };

/** The likely place with its range, or why it cannot be said. */
export function PredictionReport({ answer, isWished }: ReportProps) {
  const { t } = useTexts();
  const { state, now, prediction, doubts, depth, learnedPages, learnedChanges } = answer;
  if (state === 'learning')
    return (
      <Text role="status" size="sm">
        <Loader size="xs" me="xs" />
        {t('whatIf.learning')}
      </Text>
    );
  return (
    <Stack gap="sm" role="status">
      {doubts.length > 0 && <Doubts doubts={doubts} />}
      {now !== null && prediction !== null && (
        <PlaceSentence {...{ place: now.place, prediction, depth, isWished }} />
      )}
      {now !== null && prediction !== null && isWished && <Passed answer={answer} from={now.place} />}
      {learnedPages !== null && (
        <Text size="xs" c="dimmed">
          {t('whatIf.learned', { pages: learnedPages, changes: learnedChanges ?? 0 })}
        </Text>
      )}
    </Stack>
  );
}

type SentenceProps = { place: number; prediction: Prediction; depth: number; isWished: boolean };

function PlaceSentence({ place, prediction: { likely, best, worst }, depth, isWished }: SentenceProps) {
  const { t, format } = useTexts();
  const below = t('whatIf.below', { depth });
  const range =
    best === null
      ? below
      : worst === null
        ? t('whatIf.rangeDown', { best })
        : best === worst
          ? format.count(best)
          : t('whatIf.range', { best, worst });
  return (
    <div>
      <Title order={3} size="h4">
        {t(isWished ? 'whatIf.answer' : 'whatIf.stays', { now: place, likely: likely ?? below, range })}
      </Title>
      <Text size="xs" c="dimmed">
        {t('whatIf.meaning')}
      </Text>
    </div>
  );
}

function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  const { t } = useTexts();
  return (
    <Alert variant="light" color="gray" role="note" title={t('whatIf.cannotSay')}>
      {doubts.map(({ reason, field }) => (
        <Text key={field ?? reason} size="sm">
          {field !== null && `${t(`whatIf.names.${field}`)}: `}
          {t(`whatIf.doubts.${reason}`)}
        </Text>
      ))}
    </Alert>
  );
}

/** Cards between the present and the likely place. */
function Passed({ answer, from }: { answer: PredictedPlace; from: number }) {
  const { t, format } = useTexts();
  const { prediction, passed, passedCount } = answer;
  if (passedCount === 0 || prediction?.likely == null) return null;
  const isUp = prediction.likely < from;
  return (
    <section>
      <Title order={4} size="h5" mb={4}>
        {t(isUp ? 'whatIf.passed.up' : 'whatIf.passed.down', { count: passedCount })}
      </Title>
      <ul className={classes['passed']}>
        {passed.map(({ sku, title, place, priceKopecks }) => (
          <li key={sku}>
            <span>{format.count(place)}</span>
            <Text size="sm" truncate dir="auto" title={title ?? String(sku)}>
              {title ?? sku}
            </Text>
            <span>{priceKopecks === null ? '—' : format.rubles(priceKopecks)}</span>
          </li>
        ))}
      </ul>
      {passedCount > passed.length && (
        <Text size="xs" c="dimmed">
          {t('whatIf.passed.more', { count: passedCount - passed.length })}
        </Text>
      )}
    </section>
  );
}
