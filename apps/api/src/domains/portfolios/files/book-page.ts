import { offlinePage } from '../../../files/offline-page.ts';
import { escaped } from '../../../kernel/lib/html.ts';
import { dateFigures } from '../../../messages/when.ts';
import { type Around, type Book, told } from './book.ts';

const style = `body{max-width:48rem}figure{margin:1.25rem 0;break-inside:avoid}figcaption{white-space:pre-line}
figure img{display:block;max-width:100%;height:auto;border-radius:12px;margin-bottom:.5rem}h3{margin:1.25rem 0 .25rem}
.quiet{opacity:.75}ul.reached{padding-inline-start:1.25rem}blockquote{margin-inline:1rem}`;

/** A portfolio as a page to be kept: no script, nothing from a network; `pictures` are files beside it by their key. */
export const bookPage = (book: Book, around: Around, pictures: ReadonlyMap<string, string>): string => {
  const { language, title, foot, days, kinds } = around;
  const section = ({ name, text, moments, reached }: Book['sections'][number]): string => {
    const entries = moments.map(({ kind, date, note, photo }) => {
      const file = photo === null ? undefined : pictures.get(photo);
      const said = `${dateFigures(date)} · ${kinds[kind] ?? kind}`;
      const picture = file
        ? `<a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(note ?? said)}"></a>`
        : '';
      return `<figure>${picture}<figcaption><span class="quiet">${escaped(said)}</span>${note ? `\n${escaped(note)}` : ''}</figcaption></figure>`;
    });
    const domains = [...new Set(reached.map(({ domain }) => domain ?? ''))];
    const steps = domains.map((domain) => {
      const lines = reached
        .filter((one) => (one.domain ?? '') === domain)
        .map(
          ({ skill, step, date, note }) =>
            `<li>${escaped(skill)}: <b>${escaped(step)}</b> <span class="quiet">${dateFigures(date)}</span>${note ? `<br>${escaped(note)}` : ''}</li>`,
        );
      return `${domain ? `<h3>${escaped(domain)}</h3>` : ''}<ul class="reached">${lines.join('')}</ul>`;
    });
    // The words of a section were cleaned as they were written: paragraphs, lists, emphasis and links alone.
    return `<section><h2>${escaped(name)}</h2>${text}${steps.join('\n')}${entries.join('\n')}</section>`;
  };
  const body = `<h1>${escaped(title)}</h1><p>${escaped(days)}</p>${told(book).map(section).join('\n')}<p class="quiet">${escaped(foot)}</p>`;
  return offlinePage({ language, title, style, body });
};
