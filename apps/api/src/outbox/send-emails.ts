import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import { type Speech, textsIn } from '../kernel/call/languages.ts';
import type { Message } from '../kernel/call/message.ts';
import { type EmailWords, emailWords, LINK } from '../model/setting/email-words.ts';
import { type Letter, postAll, postedOnce } from './post.ts';
import type { Written } from './written.ts';

/** Where a letter is written: in a call's transaction or a job's, for the pages of `origin`. */
export interface Mailer {
  readonly db: Kysely<DB>;
  readonly centre: number;
  /** Who writes: the centre's own name. */
  readonly centreName: string;
  /** Whether it calls its students pets. */
  readonly pets: boolean;
  readonly at: Date;
  /** Of the centre's pages, such as 'https://sunny.example.com'. */
  readonly origin: string;
  /** Of whoever asked; a person's own language wins. */
  readonly language: 'en' | 'es';
}

/** Whom a letter goes to. */
export interface Reader {
  /** Null for who has no account, such as an agency. */
  readonly id: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
}

/** Who is written to by name. */
export interface Addressee extends Reader {
  readonly id: number;
  readonly fname: string;
  readonly username: string;
}

/** The columns of app_user a letter needs. */
export const addressed = ['id', 'fname', 'username', 'email', 'phone', 'language'] as const;

/** What a letter says; a line is a sentence, or text that stands in the reader's language already. */
export interface Words {
  readonly subject: Message;
  readonly lines: readonly (Message | string)[];
  /** The centre's own text for invitations, where it has one, stands in place of the lines. */
  readonly invitation?: 'email' | 'sms';
  readonly code?: string;
  readonly button?: { readonly label: Message; readonly path: string };
  /** Where the letter belongs to a thread. */
  readonly thread?: NonNullable<Written['thread']>;
  /** Made only for letters that are sent. */
  readonly attach?: (language: 'en' | 'es') => Promise<NonNullable<Written['attachments']>>;
}

/** One letter to one reader, by mail or as a text message. */
interface ToSend {
  readonly to: Reader;
  readonly words: Words;
  readonly sms?: boolean;
  /** Names what it is about: no second letter of that name is sent in the centre. */
  readonly once?: string;
  /** Whether it goes before others; by its kind where it is not said. */
  readonly urgent?: boolean;
}

/** A person's own language, or that of whoever asked. */
export const languageFor = ({ language }: Pick<Mailer, 'language'>, to: Pick<Reader, 'language'>): 'en' | 'es' =>
  to.language === 'es' || to.language === 'en' ? to.language : language;

/** How a letter speaks to its reader. */
export const speechFor = (mailer: Pick<Mailer, 'language' | 'pets'>, to: Pick<Reader, 'language'>): Speech => ({
  language: languageFor(mailer, to),
  pets: mailer.pets,
});

/** A letter in the reader's language and the centre's own form. */
const written = (mailer: Mailer, { to, words, sms }: ToSend, { sender, invitation }: EmailWords): Written => {
  const speech = speechFor(mailer, to);
  const { language } = speech;
  const texts = textsIn(speech);
  const { subject, lines, code } = words;
  const own = words.invitation ? invitation[words.invitation] : null;
  const href = words.button && `${mailer.origin}${words.button.path}`;
  const button = words.button && href && { label: words.button.label.in(texts), href };
  return {
    subject: subject.in(texts),
    lines:
      own === null
        ? lines.map((line) => (typeof line === 'string' ? line : line.in(texts)))
        : [own.replaceAll(LINK, href ?? '')],
    ...(code ? { code } : {}),
    // A text message of the centre's own holds its link already.
    ...(button && !(sms && own !== null) ? { button } : {}),
    centre: mailer.centreName,
    language,
    ...(sender.footer ? { footer: sender.footer } : {}),
    ...(sender.name ? { from_name: sender.name } : {}),
    ...(sender.reply_to ? { reply_to: sender.reply_to } : {}),
    ...(words.thread ? { thread: words.thread } : {}),
  };
};

/** Sends letters of a kind; the centre's words for all readers are read at once. Whoever has no address gets none. */
export const sendEmails = async (mailer: Mailer, kind: string, letters: readonly ToSend[]): Promise<void> => {
  const { db, centre, at } = mailer;
  const names = letters.flatMap(({ once }) => once ?? []);
  const posted = await postedOnce(db, centre, names);
  const due = letters.filter(({ once }) => once === undefined || !posted.has(once));
  if (due.length === 0) return;
  const wordsOf = await emailWords(
    db,
    due.flatMap(({ to }) => to.id ?? []),
  );
  const made: Letter[] = [];
  for (const letter of due) {
    const { to: reader, sms = false, once, urgent } = letter;
    const to = sms ? reader.phone : reader.email;
    if (!to) continue;
    const attachments = await letter.words.attach?.(languageFor(mailer, reader));
    made.push({
      channel: sms ? 'sms' : 'mail',
      kind,
      to,
      user: reader.id,
      written: { ...written(mailer, letter, wordsOf(reader.id ?? 0)), ...(attachments ? { attachments } : {}) },
      ...(once ? { once } : {}),
      ...(urgent === undefined ? {} : { urgent }),
    });
  }
  await postAll(db, centre, at, made);
};

/** Sends one letter. */
export const sendEmail = (mailer: Mailer, to: Reader, kind: string, words: Words, sms = false): Promise<void> =>
  sendEmails(mailer, kind, [{ to, words, sms }]);
