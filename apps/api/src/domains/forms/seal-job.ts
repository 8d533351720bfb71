import { readAnswers } from '@nestling/rules/forms/answers.ts';
import { inLanguage, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { shownBlocks } from '@nestling/rules/forms/conditions.ts';
import { sql } from 'kysely';
import { readStored, removeFile } from '../../files/store.ts';
import { installation } from '../../installation.ts';
import { languages } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { environment } from '../../kernel/lib/environment.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { sendEmails } from '../../outbox/send-emails.ts';
import { fillInThread } from '../../pdf/pdf-thread.ts';
import type { MadePdf, PdfSigner, Section } from '../../pdf/pdf-work.ts';
import { type DocumentKey, documentKey } from '../../secrets/document-key.ts';
import { keepPdf, sha256Of } from './paper.ts';
import { SEAL, sealOf } from './seal-names.ts';
import type { Mark } from './sign.ts';
import { onPaper, stampsOf } from './stamps.ts';
import { storedDocument } from './versions.ts';

/** Larger copies are fetched in the portal: mailboxes refuse them. */
const MOST_MAILED = 5 * 1024 * 1024;

interface Signing {
  readonly entry: number;
  readonly form: number;
  readonly form_name: string;
  readonly centre_name: string;
  readonly type: 'web' | 'printed';
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly document: unknown;
  readonly paper: string | null;
  readonly handed_in: string | null;
  readonly student: string | null;
  readonly user_id: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly reads: string | null;
  readonly method: string;
  readonly at: Date;
  readonly ip: string;
  readonly user_agent: string;
  readonly language: 'en' | 'es';
  readonly consent: string;
  readonly shown_sha256: string;
  readonly answers_sha256: string;
  readonly marks: readonly Mark[];
}

const read = (signature: number) => sql<Signing>`select e.id as entry, f.id as form, f.name as form_name,
    c.name as centre_name, f.type, e.version, e.values, v.document, p.stored as paper, st.full_name as student,
    (select h.stored from form_entry_file h where h.entry_id = e.id and h.kind = 'handed_in'
      and s.method = 'paper' order by h.id desc limit 1) as handed_in,
    s.user_id, s.name, s.email, u.phone, u.language as reads, s.method, s.at, s.ip, s.user_agent, s.language, s.consent,
    s.shown_sha256, s.answers_sha256, s.marks
  from form_signature s
  join form_entry e on e.id = s.entry_id
  join form f on f.id = e.form_id
  join centre c on c.id = e.centre_id
  join form_version v on v.form_id = e.form_id and v.version = e.version
  left join form_paper p on p.id = v.paper_id
  left join student st on st.id = e.student_id
  left join app_user u on u.id = s.user_id
  where s.id = ${signature} and s.sealed_file_id is null
    and not exists (select 1 from form_signature n where n.entry_id = s.entry_id and n.id > s.id)`;

/** The sheet behind the pages: who, what, when, from where, and each mark. */
const evidenceOf = (given: Signing): readonly Section[] => {
  const texts = languages[given.language];
  const word = (key: Parameters<typeof sheetWord>[0]) => sheetWord(key).in(texts);
  const lines = [
    { name: word('form'), text: `${given.form_name} · ${word('version')} ${given.version} · ${given.centre_name}` },
    { name: word('entry'), text: `${given.entry}${given.student ? ` · ${given.student}` : ''}` },
    { name: word('who'), text: [given.name, given.email].filter(Boolean).join(' · ') },
    { name: word('how'), text: given.method },
    { name: word('at'), text: `${given.at.toISOString().replace('T', ' ').slice(0, 19)} UTC` },
    { name: word('address'), text: given.ip || '—' },
    { name: word('browser'), text: given.user_agent.slice(0, 500) || '—' },
    { name: word('shown'), text: `SHA-256 ${given.shown_sha256}` },
    { name: word('answers'), text: `SHA-256 ${given.answers_sha256}` },
    ...(given.consent ? [{ name: word('consent'), text: given.consent }] : []),
  ];
  const marks = given.marks.map(({ label, name, strokes }) => ({
    name: label,
    text: strokes ? name : `${name} (${word('typed')})`,
    ...(strokes ? { strokes } : {}),
  }));
  return [
    { title: word('title'), whole: true, lines },
    ...(marks.length > 0 ? [{ title: word('marks'), whole: true, lines: marks }] : []),
  ];
};
const sheetWord = (
  key:
    | 'title'
    | 'form'
    | 'version'
    | 'entry'
    | 'who'
    | 'how'
    | 'at'
    | 'address'
    | 'browser'
    | 'shown'
    | 'answers'
    | 'consent'
    | 'typed'
    | 'marks'
    | 'overflow'
    | 'foot'
    | 'given'
    | 'attached'
    | 'pages'
    | 'apart',
) => message('forms.sheet', { key });

/** In the name of the center, with the key of the installation. */
const signerOf = (
  { key, certificates }: DocumentKey,
  { centre_name, name, language }: Signing,
  at: Date,
): PdfSigner => {
  return {
    key,
    certificates,
    name: centre_name,
    reason: message('forms.sealReason', { name }).in(languages[language]),
    at: at.getTime(),
    timeStampUrl: environment().TIMESTAMP_URL ?? null,
  };
};

const pdfOf = async (centre: number, given: Signing, sign: PdfSigner): Promise<MadePdf> => {
  const document = storedDocument(given.document);
  const { answers } = readAnswers(document, given.values, { draft: true });
  const texts = languages[given.language];
  const base = given.handed_in ?? given.paper;
  const bytes = base === null ? null : await readStored(centre, base);
  if (base !== null && !bytes) throw new Error(`The pages ${base} are not in the store.`);
  const word = (key: Parameters<typeof sheetWord>[0]) => sheetWord(key).in(texts);
  const written: Section = {
    title: word('given'),
    lines: shownBlocks(document, answers)
      .filter(
        ({ block }) =>
          (isQuestion(block) && block.type !== 'hidden') || block.type === 'paragraph' || block.type === 'heading',
      )
      .map(({ block }) => ({
        name: isQuestion(block) ? inLanguage(block, given.language).label : '',
        text: isQuestion(block)
          ? onPaper(block, answers, given.language) || '—'
          : inLanguage(block, given.language).label,
      })),
  };
  const sheets = {
    title: given.form_name,
    overflow: word('overflow'),
    attached: word('attached'),
    foot: `${given.centre_name} · ${given.form_name} · ${word('foot')}`,
    sign,
  };
  if (bytes) {
    const onPages = given.handed_in === null ? stampsOf(document, answers, given.language) : [];
    const made = await fillInThread(centre, { ...sheets, bytes, stamps: onPages, sections: evidenceOf(given) });
    if ('bytes' in made) return made;
  }
  // Pages that cannot be written on will not be tomorrow: the answers are sealed without them, and say which they were.
  const apart: readonly Section[] = bytes
    ? [
        {
          title: word('pages'),
          whole: true,
          lines: [
            { name: '', text: word('apart') },
            { name: '', text: sha256Of(bytes) },
          ],
        },
      ]
    : [];
  const sections = [written, ...apart, ...evidenceOf(given)];
  const made = await fillInThread(centre, { ...sheets, bytes: null, stamps: [], sections });
  if ('bytes' in made) return made;
  throw new Error(`The PDF of entry ${given.entry} could not be made: ${made.fault}.`);
};

/**
 * Makes the PDF of a signing: filled in and flattened, the evidence behind it, sealed; and sends whoever signed a copy. It
 * may run twice, after the process has died between: the first that is written down stands.
 */
const seal = async (job: JobContext, { signature }: { readonly signature: number }): Promise<void> => {
  const { centre } = job;
  const given = await job.transaction(async ({ db }) => (await read(signature).execute(db)).rows[0]);
  if (!given) return;
  const now = job.now();
  const signsWith = await documentKey(installation().dataDir, environment());
  const { bytes, stamped } = await pdfOf(centre, given, signerOf(signsWith, given, now));
  if (environment().TIMESTAMP_URL && !stamped)
    job.log.warn({ centre, signature }, 'TIMESTAMP_URL did not answer: a document was sealed without its time stamp');
  const name = `${given.form_name}${given.student ? ` ${given.student}` : ''}`.slice(0, 190);
  await job.transaction(async (ctx) => {
    const { db } = ctx;
    const kept = await keepPdf(ctx, bytes);
    const { rows } = await sql<{ id: number }>`with open as (
        select entry_id from form_signature where id = ${signature} and sealed_file_id is null for update
      ), made as (
        insert into form_entry_file (entry_id, kind, stored, original, bytes, sha256, seal, certificate, created_at)
        select entry_id, 'sealed', ${kept.stored}, ${`${name}.pdf`}, ${kept.bytes}::int, ${kept.sha256},
          ${sealOf(centre, given.entry, kept.sha256, now)}, ${signsWith.fingerprint}, ${now}::timestamptz from open returning id)
      update form_signature s set sealed_file_id = made.id from made
      where s.id = ${signature} returning s.id`.execute(db);
    // Another run was first: its file stands.
    if (rows.length === 0) return removeFile(centre, kept.stored);
    if (given.user_id === null || !given.email) return;
    const mailer = await openMailer(db, { centre, at: now, language: given.language });
    const attached = bytes.length <= MOST_MAILED;
    await sendEmails(mailer, 'signed_form', [
      {
        to: { id: given.user_id, email: given.email, phone: given.phone, language: given.reads },
        once: `signed ${signature}`,
        words: {
          subject: message('forms.copySubject', { name: given.form_name }),
          lines: [message('forms.copyLine', { name: given.form_name, attached }), message('forms.copyPaper')],
          button: { label: message('forms.copyOpen'), path: `/web-form/${given.form}/${given.entry}/entry_view` },
          ...(attached
            ? {
                attach: () =>
                  Promise.resolve([
                    { name: `${name}.pdf`, type: 'application/pdf', content: Buffer.from(bytes).toString('base64') },
                  ]),
              }
            : {}),
        },
      },
    ]);
  });
};

/** The jobs of this domain. */
export const formJobs: readonly Job[] = [job(SEAL, { steps: seal })];
