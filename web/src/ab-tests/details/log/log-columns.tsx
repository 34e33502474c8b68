import type { AbLogLine } from '@vitrina/contract/ab-tests/running.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import { NotApplicable } from '../../../ui/absent.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { ImageMark, Moment } from '../row-cells.tsx';
import classes from './log.module.css';
import { isFailure, reasonOf, stepOf } from './log-line.ts';

/** What happened, with the reason of a pause or an end. */
function whatText(line: AbLogLine, { t }: Words): string {
  const reason = reasonOf(line);
  const what = t(`abTestDetails.log.kinds.${line.kind}`);
  if (reason === undefined) return what;
  const name =
    reason.of === 'pauses'
      ? t(`abTestDetails.pauses.${reason.key}.name`)
      : t(`abTestDetails.finishes.${reason.key}.name`);
  return `${what}: ${name}`;
}

function stepText(line: AbLogLine, { t }: Words): string | undefined {
  const step = stepOf(line);
  if (step === undefined) return undefined;
  return step.of === 'pauses'
    ? t(`abTestDetails.pauses.${step.key}.step`)
    : t(`abTestDetails.log.steps.${step.key}`);
}

function What({ line }: { line: AbLogLine }) {
  const words = useTexts();
  const text = whatText(line, words);
  return (
    <span className={classes['what']} data-failed={isFailure(line) || undefined} title={text}>
      {text}
    </span>
  );
}

function Step({ line }: { line: AbLogLine }) {
  const text = stepText(line, useTexts());
  if (text === undefined) return <NotApplicable />;
  return (
    <span className={classes['what']} title={text}>
      {text}
    </span>
  );
}

function Person({ line: { person } }: { line: AbLogLine }) {
  const { t } = useTexts();
  return person === null ? t('abTestDetails.log.byProduct') : <bdi>{person}</bdi>;
}

export const LOG_COLUMNS: readonly Column<AbLogLine>[] = [
  {
    id: 'at',
    header: 'abTestDetails.log.at',
    kind: 'custom',
    value: ({ at }) => at,
    plain: ({ at }, { format }) => format.instantShort(at),
    cell: ({ at }) => <Moment at={at} />,
    width: 150,
  },
  {
    id: 'what',
    header: 'abTestDetails.log.what',
    kind: 'custom',
    plain: whatText,
    cell: (line) => <What line={line} />,
    width: 300,
    isInCard: 'wide',
  },
  {
    id: 'image',
    header: 'abTestDetails.log.image',
    kind: 'custom',
    plain: ({ imageNumber }) => imageNumber,
    cell: ({ imageNumber }) => <ImageMark number={imageNumber} />,
    width: 150,
    isInCard: true,
  },
  {
    id: 'person',
    header: 'abTestDetails.log.person',
    kind: 'custom',
    plain: ({ person }, { t }) => person ?? t('abTestDetails.log.byProduct'),
    cell: (line) => <Person line={line} />,
    width: 160,
    isInCard: true,
  },
  {
    id: 'next',
    header: 'abTestDetails.log.next',
    kind: 'custom',
    plain: stepText,
    cell: (line) => <Step line={line} />,
    width: 320,
  },
  {
    id: 'details',
    header: 'abTestDetails.log.details',
    kind: 'text',
    value: ({ details }) => (details === '' ? undefined : details),
    width: 260,
  },
];
