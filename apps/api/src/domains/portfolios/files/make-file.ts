import { randomBytes } from 'node:crypto';
import type { Zippable } from 'fflate';
import { z } from 'zod';
import { paperPicture } from '../../../files/paper-picture.ts';
import { fileOf, isPictureKey } from '../../../files/pictures.ts';
import { putFile, readStored } from '../../../files/store.ts';
import { zipInThread } from '../../../files/zip-thread.ts';
import { type Speech, textsIn } from '../../../kernel/call/languages.ts';
import { message } from '../../../kernel/call/message.ts';
import { type Job, job } from '../../../kernel/jobs/job.ts';
import { task } from '../../../kernel/jobs/task.ts';
import { saysPets } from '../../../kernel/lib/pets-words.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { dateFigures, dateOf } from '../../../messages/when.ts';
import { type Around, type Book, readBook } from './book.ts';
import { bookPage } from './book-page.ts';
import { setInThread } from './book-thread.ts';

/** How long it can be fetched; the nightly sweep takes the file later. */
const KEPT_MS = 86_400_000;
/** What one file may hold of pictures, in bytes: it is put together in memory. */
const MOST_PICTURES = 100 * 1024 * 1024;

/** Makes a portfolio a file; in `language` where the account has chosen none. `staff`: its reader is no family. */
export const MAKE_FILE = task(
  'portfolio.make_file',
  { id: z.number(), language: z.enum(['en', 'es']), staff: z.boolean() },
  { queue: 'slow', attempts: 5 },
);

/** So many pictures are made ready at once: one after another they are most of what a file takes. */
const AT_ONCE = 2;

/** The pictures of a book by their key, as `read` answers them. */
const picturesOf = async <P extends { readonly bytes: Uint8Array }>(
  book: Book,
  read: (key: string) => Promise<P | null>,
): Promise<ReadonlyMap<string, P>> => {
  const found = new Map<string, P>();
  const shown = book.sections.flatMap(({ moments }) => moments.flatMap(({ photo }) => photo ?? []));
  const keys = [...new Set(shown)].filter(isPictureKey);
  let bytes = 0;
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE);
    const pictures = await Promise.all(some.map(read));
    for (const [n, key] of some.entries()) {
      const picture = pictures[n];
      if (!picture || bytes + picture.bytes.length > MOST_PICTURES) continue;
      bytes += picture.bytes.length;
      found.set(key, picture);
    }
  }
  return found;
};

const zipOf = async (centre: number, book: Book, around: Around, at: Date): Promise<Uint8Array> => {
  const found = await picturesOf(book, async (key) => {
    const bytes = await readStored(centre, fileOf(key, 'full'));
    return bytes && { bytes };
  });
  const names = new Map([...found.keys()].map((key, i) => [key, `pictures/${String(i + 1).padStart(3, '0')}.webp`]));
  const files: Zippable = {};
  // A picture is packed already.
  for (const [key, { bytes }] of found) files[names.get(key) ?? ''] = [bytes, { level: 0 }];
  files['index.html'] = new TextEncoder().encode(bookPage(book, around, names));
  return zipInThread(centre, files, at);
};

const aroundOf = (book: Book, speech: Speech, at: Date): Around => {
  const { language } = speech;
  const texts = textsIn(speech);
  const kinds = new Set(book.sections.flatMap(({ moments }) => moments.map(({ kind }) => kind)));
  return {
    language,
    title: book.name || message('portfolios.bookTitle', { name: book.child }).in(texts),
    foot: message('portfolios.bookFoot', { centre: book.place, date: dateOf(language, at) }).in(texts),
    days: `${dateFigures(book.start_date)} – ${dateFigures(book.end_date)}`,
    kinds: Object.fromEntries([...kinds].map((kind) => [kind, message('activities.kind', { kind }).in(texts)])),
  };
};

/** Makes the file of what its reader may see now, and keeps what it was made of beside it. */
const make = job(MAKE_FILE, {
  steps: async (job, { id, language: asking, staff }) => {
    const { centre } = job;
    const at = job.now();
    const read = await job.transaction(async ({ db }) => {
      const asked = await db
        .selectFrom('portfolio_file as f')
        .innerJoin('app_user as u', (on) => on.onRef('u.id', '=', 'f.user_id'))
        .select(['f.user_id', 'f.portfolio_id', 'f.kind', 'u.language'])
        .where('f.id', '=', id)
        .where('f.state', '=', 'waiting')
        .executeTakeFirst();
      if (!asked) return null;
      const wanted = asked.language ?? asking;
      const book = await readBook(db, asked.portfolio_id, { centre, user: asked.user_id, staff });
      const speech = { language: wanted === 'es' ? 'es' : 'en', pets: await saysPets(db, centre) } as const;
      return { kind: asked.kind, book, around: book && aroundOf(book, speech, at) };
    });
    if (!read) return;
    const { kind, book, around } = read;
    if (!book || !around) {
      await job.transaction(({ db }) => updateRows({ db }, 'portfolio_file', { id }, { state: 'failed' }));
      return;
    }
    const bytes =
      kind === 'zip'
        ? await zipOf(centre, book, around, at)
        : await setInThread(centre, {
            book,
            around,
            pictures: await picturesOf(book, (key) => paperPicture(centre, key)),
          });
    const file = `b${randomBytes(16).toString('base64url')}.${kind}`;
    await putFile(centre, file, bytes);
    const moments = book.sections.flatMap((section) => section.moments);
    await job.transaction(({ db }) =>
      updateRows(
        { db },
        'portfolio_file',
        { id },
        {
          state: 'ready',
          file,
          bytes: bytes.length,
          ends_at: new Date(at.getTime() + KEPT_MS),
          entries: moments.map((one) => one.id),
          pictured: moments.flatMap((one) => (one.photo === null ? [] : one.id)),
          milestones: book.sections.flatMap(({ reached }) => reached.map((one) => one.id)),
        },
      ),
    );
  },
});

/** The jobs of this domain. */
export const portfolioJobs: readonly Job[] = [make];
