import { ActionIcon, Text } from '@mantine/core';
import {
  IconAlignLeft,
  IconAward,
  IconBox,
  IconCategory,
  IconCheck,
  IconChecks,
  IconCurrencyRubel,
  IconList,
  IconMessage,
  IconPercentage,
  IconPhoto,
  type IconProps,
  IconStar,
  IconTypography,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { RadarChange, RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { ComponentType } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Hint } from '../../ui/floating/hint.tsx';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ChangeValue } from './change-value.tsx';
import classes from './feed.module.css';

const ICONS: Record<RadarKind, ComponentType<IconProps>> = {
  price: IconCurrencyRubel,
  title: IconTypography,
  description: IconAlignLeft,
  pictures: IconPhoto,
  characteristics: IconList,
  stock: IconBox,
  rating: IconStar,
  reviews: IconMessage,
  contentRating: IconPercentage,
  sellers: IconUsers,
  category: IconCategory,
  badges: IconAward,
};

function Moment({ change: { at, from } }: { change: RadarChange }) {
  const { t, format } = useTexts();
  return (
    <time
      className={classes['time']}
      dateTime={at}
      title={t('radar.between', { from: format.instantShort(from), at: format.instantShort(at) })}
    >
      {format.time(at)}
    </time>
  );
}

function What({ change }: { change: RadarChange }) {
  const { t, format } = useTexts();
  const { kind } = change.difference;
  const Icon = ICONS[kind];
  return (
    <span className={classes['what']}>
      <span className={classes['kind']}>
        <Icon size={16} stroke={1.6} aria-hidden />
        {t(`radar.kinds.${kind}`)}
      </span>
      {change.importance === 'high' && <StatusBadge tone="danger">{t('radar.importance.high')}</StatusBadge>}
      {(change.times > 1 || change.isBack) && (
        <span
          className={classes['label']}
          title={t('radar.lastAt', { at: format.instantShort(change.lastAt) })}
        >
          {t(change.isBack ? 'radar.back' : 'radar.times', {
            count: change.times,
            text: format.count(change.times),
          })}
        </span>
      )}
    </span>
  );
}

type ChangeLineProps = {
  change: RadarChange;
  /** Absent on the product's own page. */
  withProduct?: boolean;
  /** For whoever may edit. */
  onAcknowledge?: ((change: RadarChange) => void) | undefined;
};

function Acknowledged({ change, onAcknowledge }: ChangeLineProps) {
  const { t, format } = useTexts();
  const { acknowledged, name } = change;
  const by =
    acknowledged === null
      ? undefined
      : t(acknowledged.by === null ? 'radar.acknowledged.unknown' : 'radar.acknowledged.by', {
          person: acknowledged.by ?? '',
          at: format.instantShort(acknowledged.at),
        });
  const label = t(acknowledged === null ? 'radar.acknowledge' : 'radar.takeBack', { name });
  return (
    <span className={classes['deeds']}>
      {by !== undefined && (
        <Text size="xs" c="dimmed" className={classes['by'] ?? ''} title={by}>
          {by}
        </Text>
      )}
      {onAcknowledge !== undefined && (
        <Hint label={t(acknowledged === null ? 'radar.acknowledgeHint' : 'radar.takeBackHint')}>
          <ActionIcon
            aria-label={label}
            aria-pressed={acknowledged !== null}
            variant={acknowledged === null ? 'default' : 'light'}
            onClick={() => onAcknowledge(change)}
          >
            {acknowledged === null ? <IconCheck size={16} /> : <IconChecks size={16} />}
          </ActionIcon>
        </Hint>
      )}
    </span>
  );
}

/** One change: when, whose, what, from what to what, and who has taken note of it. */
export function ChangeLine({ change, withProduct = true, onAcknowledge }: ChangeLineProps) {
  const { t } = useTexts();
  const { id, sku, name, imageUrl, isOwn, isUnseen, acknowledged } = change;
  return (
    <li
      className={classes['line']}
      data-change={id}
      data-kind={change.difference.kind}
      data-unseen={isUnseen || undefined}
      data-done={acknowledged !== null || undefined}
      data-alone={!withProduct || undefined}
    >
      <span className={classes['mark']}>
        {isUnseen && <span className={classes['dot']} role="img" aria-label={t('radar.unseen')} />}
      </span>
      <Moment change={change} />
      {withProduct && (
        <span className={classes['product']}>
          <ProductImage url={imageUrl} name="" size={36} />
          <span className={classes['name']}>
            <Link
              to="/radar-changes/$id"
              params={{ id: String(sku) }}
              search={{ change: id }}
              className={classes['link']}
              data-walk={id}
              dir="auto"
              title={name}
            >
              {name}
            </Link>
            <span className={classes['label']}>
              {t(isOwn ? 'radar.whose.one.own' : 'radar.whose.one.rival')} · {sku}
            </span>
          </span>
        </span>
      )}
      <What change={change} />
      <span className={classes['value']}>
        {withProduct ? (
          <ChangeValue change={change} />
        ) : (
          <Link
            to="/radar-changes/$id"
            params={{ id: String(sku) }}
            search={{ change: id }}
            className={classes['open']}
            data-walk={id}
          >
            <ChangeValue change={change} />
          </Link>
        )}
      </span>
      <Acknowledged change={change} onAcknowledge={onAcknowledge} />
    </li>
  );
}
