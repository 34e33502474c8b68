/** Added to the sandbox's page style: goods with their pictures and figures. */
export const GOODS_STYLE = `<style>
.goods { display: grid; gap: 0; margin: 0; padding: 0; list-style: none; }
.goods > li { display: grid; grid-template-columns: 56px minmax(0, 1fr); gap: 4px 14px; padding: 14px 0; border-bottom: 1px solid var(--line); }
.goods > li:target { background: color-mix(in srgb, var(--main) 9%, transparent); }
.goods > li:last-child { border-bottom: 0; }
.goods > li > img { grid-row: span 3; }
.goods > li.seen > img { grid-row: span 1; }
.goods > li.seen > .figures { grid-column: 2; }
.goods > li.own { background: color-mix(in srgb, var(--main) 9%, transparent); box-shadow: -12px 0 0 color-mix(in srgb, var(--main) 9%, transparent), 12px 0 0 color-mix(in srgb, var(--main) 9%, transparent); }
.goods .title { overflow-wrap: anywhere; }
.goods .quiet, .quiet { color: var(--quiet); font-size: 13px; }
img.small { width: 56px; height: 56px; object-fit: cover; border-radius: 8px; border: 1px solid var(--line); background: #fff; }
img.large { width: 220px; height: 220px; object-fit: cover; border-radius: 12px; border: 1px solid var(--line); background: #fff; }
.figures { display: flex; flex-wrap: wrap; gap: 6px 22px; margin: 0; }
.figures div { min-width: 58px; }
.figures dt { color: var(--quiet); font-size: 12px; }
.figures dd { margin: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total .figures dd { font-size: 20px; font-weight: 600; }
.goods form, .inline { margin: 0; }
.goods input[type=number] { width: 110px; }
.tabs { display: flex; flex-wrap: wrap; gap: 8px 18px; margin: 4px 0 0; }
.tabs b { color: var(--ink); }
.pictures { display: flex; flex-wrap: wrap; gap: 12px; margin: 0; padding: 0; list-style: none; }
.pictures li { display: grid; gap: 6px; justify-items: center; width: 104px; }
.pictures img.small { width: 96px; height: 96px; }
.pictures form { margin: 0; }
.pictures button { font-size: 13px; padding: 4px 8px; }
.card { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
.card > div { flex: 1; min-width: 240px; }
.mark { display: inline-block; padding: 0 8px; border-radius: 999px; border: 1px solid var(--line); font-size: 12px; color: var(--quiet); }
.mark.on { border-color: var(--main); color: var(--main); }
.place { font-weight: 600; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; color: var(--main); }
.pager { display: flex; gap: 16px; margin-top: 12px; }
table.numbers td, table.numbers th { white-space: nowrap; font-variant-numeric: tabular-nums; }
table.numbers :is(td, th):not(:first-child) { text-align: end; padding: 6px 0 6px 16px; }
.places { margin-top: 12px; }
@media (min-width: 900px) {
  .goods > li.changeable { grid-template-columns: 56px minmax(0, 1fr) auto; }
  .goods > li.changeable > form { grid-column: 3; grid-row: 1 / span 2; align-items: center; }
  .goods > li.seen > .figures { grid-column: 3; }
  .goods > li.seen { grid-template-columns: 56px minmax(0, 1fr) auto; align-items: center; }
  .goods .figures div { min-width: 76px; }
}
</style>`;
