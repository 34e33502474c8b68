import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { MeasuredWindow } from '../statistics/window.ts';

type Row = {
  number: number;
  image_id: number;
  former_image_id: number | null;
  shown_from: Date;
  shown_to: Date;
  is_void: boolean;
  views: number;
  clicks: number;
  carts: number | null;
  orders: number;
  model_orders: number | null;
};

/** The marketplace corrects counters, but by then those of a window have come or never will. */
const AWAITED_HOURS = 6;

/**
 * The windows of a test that have ended and whose counters have come, without the warm-up. One of which nothing could be
 * attributed is void: it is not known to have brought nothing.
 */
export async function listMeasuredWindows({ db }: DbContext, testId: number): Promise<MeasuredWindow[]> {
  const { rows } = await sql<Row>`
    with counted as (
      select window_number, sum(views)::float8 as views, sum(clicks)::float8 as clicks, sum(orders)::float8 as orders,
        case when bool_or(carts is null) then null else sum(carts)::float8 end as carts,
        case when bool_or(model_orders is null) then null else sum(model_orders)::float8 end as model_orders,
        bool_or(carts is null) as lacks_carts, bool_or(model_orders is null) as lacks_model_orders
      from ab_increments
      where test_id = ${testId} and window_number is not null
      group by window_number
    ), shown as (
      select number, image_id, is_warm_up, shown_from, shown_to, void_reason, measured_at, state,
        lag(image_id) over (order by number) as former_image_id
      from ab_windows
      where test_id = ${testId} and shown_from is not null
    )
    select number, image_id, former_image_id, shown_from, shown_to,
      void_reason is not null or measured_at is null as is_void,
      coalesce(views, 0) as views, coalesce(clicks, 0) as clicks, coalesce(orders, 0) as orders,
      case when lacks_carts then null else coalesce(carts, 0) end as carts,
      case when lacks_model_orders then null else coalesce(model_orders, 0) end as model_orders
    from shown
    left join counted on window_number = number
    join ab_tests on ab_tests.id = ${testId}
    where not is_warm_up and shown_to is not null
      and (measured_at is not null or shown_to < counters_read_at - make_interval(hours => ${AWAITED_HOURS}))
    order by number`.execute(db);
  return rows.map((row) => ({
    number: row.number,
    imageId: row.image_id,
    from: row.shown_from,
    to: row.shown_to,
    views: row.views,
    clicks: row.clicks,
    carts: row.carts,
    orders: row.orders,
    modelOrders: row.model_orders,
    isVoid: row.is_void,
    formerImageId: row.former_image_id,
  }));
}
