import { AppError } from '#domain/errors.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import type { ShopPage } from './shop-page.ts';

type FinishedRow = { heading: string; text: string };

/** The Japanese rows of a complete page; throws if anything is missing. */
function finish(page: ShopPage): FinishedRow[] {
  if (page.problems.length > 0) {
    throw new AppError('conflict', `Faltam dados nesta página: ${page.problems.map(({ slot }) => slot).join('; ')}.`);
  }
  return page.rows.flatMap(({ heading, text }) => (text ? [{ heading: heading.ja, text: text.ja }] : []));
}

/** Lines starting with a bullet become a list; the others are separated by line breaks. */
export function paragraphsToHtml(text: string): string {
  const html: string[] = [];
  let points: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) html.push(`<p>${open.map(escapeMarkup).join('<br>')}</p>`);
    if (points.length > 0) html.push(`<ul>${points.map((point) => `<li>${escapeMarkup(point)}</li>`).join('')}</ul>`);
    open = [];
    points = [];
  };
  for (const line of text.split('\n')) {
    const point = line.startsWith('・') ? line.slice(1) : undefined;
    if ((point === undefined) !== (points.length === 0)) close();
    if (point === undefined) open.push(line);
    else points.push(point);
  }
  close();
  return html.join('');
}

const tableRow = ({ heading, text }: FinishedRow): string =>
  `    <tr>\n      <th scope="row">${escapeMarkup(heading)}</th>\n      <td>${paragraphsToHtml(text)}</td>\n    </tr>`;

const section = ({ heading, text }: FinishedRow): string =>
  `  <h2>${escapeMarkup(heading)}</h2>\n  ${paragraphsToHtml(text)}`;

/** For any shop editor that shows the page title itself: markup only, no style, no script. */
export function exportHtml(page: ShopPage): string {
  const rows = finish(page);
  const body =
    page.key === 'seller'
      ? `  <table>\n  <tbody>\n${rows.map(tableRow).join('\n')}\n  </tbody>\n  </table>`
      : rows.map(section).join('\n');
  return `<div lang="ja">\n${body}\n</div>\n`;
}

export function exportText(page: ShopPage): string {
  const rows = finish(page).map(({ heading, text }) => {
    if (page.key !== 'seller') return `■ ${heading}\n${text}\n`;
    return text.includes('\n') ? `${heading}：\n${text}` : `${heading}：${text}`;
  });
  return `${page.title.ja}\n\n${rows.join('\n').trimEnd()}\n`;
}

/** A section of a Shopify theme: put in its `sections` folder, it can be placed on a page in the theme editor. */
export function exportLiquid(page: ShopPage): string {
  const schema = { name: page.title.ja, tag: 'section', presets: [{ name: page.title.ja }] };
  return [
    `<div class="page-width">\n  <h1>${escapeMarkup(page.title.ja)}</h1>\n${exportHtml(page)}</div>\n`,
    `{% schema %}\n${JSON.stringify(schema, null, 2)}\n{% endschema %}\n`,
  ].join('\n');
}
