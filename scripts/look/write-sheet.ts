import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';

type Sheet = {
  variants: readonly string[];
  screens: readonly { name: string; path: string }[];
  findings: readonly string[];
};

/** One page with every screenshot: a line a screen, a column a variant, and the findings on top. */
export function writeSheet({ variants, screens, findings }: Sheet): string {
  const head = variants.map((variant) => `<th>${variant}</th>`).join('');
  const rows = screens.map(({ name, path }) => {
    const cells = variants.map((variant) => {
      const file = `${variant}/${name}.jpg`;
      return `<td><a href="${file}"><img src="${file}" alt="${variant} ${escapeHtml(path)}" loading="lazy"></a></td>`;
    });
    return `<tr><th>${escapeHtml(path)}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Vitrina: the look</title>
<style>
  body { margin: 16px; font: 13px sans-serif; }
  table { border-spacing: 8px; }
  th { position: sticky; inset-inline-start: 0; background: #fff; text-align: start; vertical-align: top; }
  img { max-width: 260px; max-height: 320px; border: 1px solid #ccc; }
</style>
<h1>${screens.length} screens in ${variants.length} variants</h1>
<p>${findings.length === 0 ? 'Nothing is wrong.' : `${findings.length} findings:`}</p>
<ul>${findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')}</ul>
<table><tr><th></th>${head}</tr>
${rows.join('\n')}
</table>
</html>
`;
}

/** `/cabinets/1?tab=users` becomes a file name that says the same. */
export function fileNameOf(screen: string): string {
  return (
    decodeURIComponent(screen)
      .replaceAll(/[^\p{L}\d]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'start'
  );
}
