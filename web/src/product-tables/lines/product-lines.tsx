import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getProductLines } from '@vitrina/contract/product-tables.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import type { ValueUnit } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { NotMeasured } from '../../ui/absent.tsx';
import { Sparkline } from '../../ui/sparkline/sparkline.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { nameOf, type ProductRow } from '../product-row.ts';
import { type LineName, lastOf, linesOf } from './lines-of.ts';

type Lines = OutputOf<typeof getProductLines>;

const UNITS: Record<LineName, ValueUnit> = { place: 'place', viewUsers: 'count', orders: 'count' };
/** As high as what comes, so that the rows below stay. */
const HEIGHT_PX = 72;

type LineProps = { name: LineName; values: readonly (number | null)[] };

function Line({ name, values }: LineProps) {
  const { t, format } = useTexts();
  const label = t(`products.lines.${name}`);
  const last = lastOf(values);
  return (
    <Stack gap={2}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {last === null ? (
        <NotMeasured />
      ) : (
        <Group gap="xs" wrap="nowrap">
          <Sparkline values={values} label={label} unit={UNITS[name]} isInverted={name === 'place'} />
          <Text size="sm" fw={600} data-number>
            {format.value(last, UNITS[name])}
          </Text>
        </Group>
      )}
    </Stack>
  );
}

/** Of which days the lines are, and where the rest of it is read. */
function Footing({ product, lines: { days, planDays } }: { product: ProductRow; lines: Lines }) {
  const { t, format } = useTexts();
  const to = days.at(-1);
  return (
    <Group gap="md">
      {to !== undefined && (
        <Text size="xs" c="dimmed">
          {t('products.lines.span', { count: days.length, day: format.day(to) })}
          {planDays !== null && ` · ${t('ui.period.inPlan', { count: planDays })}`}
        </Text>
      )}
      {!product.isExternal && (
        <Anchor component={Link} to={`/my-product-requests/${product.sku}`} size="xs">
          {t('products.lines.requests')}
        </Anchor>
      )}
    </Group>
  );
}

/** What unfolds under a product: how it has been going. */
export function ProductLines({ product }: { product: ProductRow }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const { sku } = product;
  const lines = useQuery({
    ...routeQuery(getProductLines, { cabinetId: cabinet.id, sku }),
    meta: { isSilent: true },
  });
  if (lines.error) return <ProblemState error={lines.error} onRetry={() => void lines.refetch()} />;
  if (lines.data === undefined) return <Skeleton height={HEIGHT_PX} width={480} maw="100%" />;
  return (
    <Stack
      gap="xs"
      mih={HEIGHT_PX}
      role="group"
      aria-label={t('products.lines.of', { name: nameOf(product) })}
    >
      <Group gap="xl" align="flex-start">
        {linesOf(product).map((name) => (
          <Line key={name} name={name} values={lines.data[name]} />
        ))}
      </Group>
      <Footing product={product} lines={lines.data} />
    </Stack>
  );
}
