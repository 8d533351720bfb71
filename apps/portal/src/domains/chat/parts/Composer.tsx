import { sendTyping, updateSendMsg, updateSendProgramMsg } from '@nestling/contract/operations/chat.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { dropDraft, keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowUp, IconFileText, IconPaperclip, IconX } from '@tabler/icons-react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { DOCUMENT_ENDINGS, useSendDocument } from '../../files/use-send-document.ts';
import { shrunk } from '../../media/cut.ts';
import type { ChatLineFragment } from '../chat.graphql.ts';
import { type Chat, chatArgs, chatDraft } from '../chat.ts';
import { PICTURE_ALONE, write } from '../outbox.ts';
import { chatWords } from '../words.ts';
import classes from './Composer.module.css';
import { type StaffReader, ToStaff } from './ToStaff.tsx';

const MOST = 4000;
const TYPING_MS = 4_000;
/** Edges, px: the second where the first is more than a request, and the store of the browser, may hold. */
const EDGES = [1600, 1000] as const;
const MOST_IMAGE = 900_000;

const pictureOf = async (file: File): Promise<string | null> => {
  const address = URL.createObjectURL(file);
  try {
    for (const edge of EDGES) {
      const image = await shrunk(address, edge);
      if (image.length <= MOST_IMAGE) return image;
    }
    return null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** A document beside the message: on its way to the server until it has a key. */
type Picked = { readonly file: File; readonly key: string | null; readonly stop: AbortController };

/** What one is answering or changing. */
export type About = { readonly kind: 'reply' | 'edit'; readonly line: ChatLineFragment };

/** Where a message is written. What was typed is kept for each conversation; Enter sends, Shift and Enter begin a line. */
export const Composer = ({
  chat,
  name,
  about,
  staff,
  onDone,
}: {
  chat: Chat;
  name: string;
  about: About | null;
  /** Whom of the team the writer may choose; none where it writes to all. */
  staff: readonly StaffReader[];
  onDone: () => void;
}) => {
  const t = useWords(chatWords);
  const person = usePerson();
  const draft = chatDraft(person.id, chat);
  const kept = (): string => {
    const text = keptDraft(draft)?.text;
    return typeof text === 'string' ? text : '';
  };
  const [text, setText] = useState(kept);
  const [image, setImage] = useState<string | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [to, setTo] = useState<StaffReader | null>(null);
  const sendDocument = useSendDocument();
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef(0);
  const typing = useAction(sendTyping, { quiet: true, say: () => null, ownErrors: true });
  const change = useAction(chat.kind === 'student' ? updateSendMsg : updateSendProgramMsg, {
    quiet: true,
    say: () => null,
  });

  useEffect(() => {
    if (!about) return;
    if (about.kind === 'edit') setText(about.line.message ?? '');
    field.current?.focus();
  }, [about]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as its text, up to a third of the window
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${Math.min(box.scrollHeight, innerHeight / 3)}px`;
  }, [text]);

  const typed = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value);
    if (about?.kind === 'edit') return;
    if (target.value) keepDraft(draft, { text: target.value });
    else dropDraft(draft);
    if (Date.now() - told.current < TYPING_MS) return;
    told.current = Date.now();
    void typing.run(chatArgs(chat));
  };
  const empty = () => {
    setText('');
    setImage(null);
    setPicked(null);
    setTo(null);
    dropDraft(draft);
    onDone();
    field.current?.focus();
  };
  const send = async () => {
    const message = text.trim() || picked?.file.name.slice(-120) || (image ? PICTURE_ALONE : '');
    if (!message || message.length > MOST || (picked && !picked.key)) return;
    if (about?.kind === 'edit') {
      const ended = await change.run({ id: about.line.id, message });
      if (ended?.kind === 'done') empty();
      return;
    }
    const document = picked?.key ? { key: picked.key, name: picked.file.name.slice(-120) } : null;
    write(chat, { message, image, document, replyTo: about?.line.id ?? null, users: to ? [to.id] : [] });
    empty();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && about) {
      event.stopPropagation();
      empty();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    void send();
  };
  const ahead = async (file: File) => {
    const stop = new AbortController();
    const mine = (now: Picked | null) => now?.stop === stop;
    setPicked({ file, key: null, stop });
    field.current?.focus();
    const sent = await sendDocument(file, { progress: () => undefined, signal: stop.signal });
    if (stop.signal.aborted) return;
    if ('key' in sent) return setPicked((now) => (mine(now) ? { file, key: sent.key, stop } : now));
    setPicked((now) => (mine(now) ? null : now));
    notify({ kind: 'failed', title: sent.problem ?? t('noFile') });
  };
  const drop = () => {
    picked?.stop.abort();
    setPicked(null);
    setImage(null);
  };
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    picked?.stop.abort();
    setPicked(null);
    setImage(null);
    if (!file.type.startsWith('image/')) return void ahead(file);
    const picture = await pictureOf(file);
    if (picture) setImage(picture);
    else notify({ kind: 'failed', title: t('noPhoto') });
    field.current?.focus();
  };
  const label = about?.kind === 'edit' ? t('edit') : t('writeTo', { name });
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {about ? (
        <div className={classes.about}>
          <span className={classes.quote}>
            <b>{about.kind === 'edit' ? t('edit') : t('replyTo', { name: about.line.sender_name ?? '' })}</b>{' '}
            {about.line.message}
          </span>
          <button type="button" className={classes.round} aria-label={t('cancel')} onClick={empty}>
            <IconX size={18} />
          </button>
        </div>
      ) : null}
      {image ? (
        <div className={classes.about}>
          <img className={classes.thumb} src={image} alt={t('photo')} />
          <button type="button" className={classes.round} aria-label={t('dropPhoto')} onClick={drop}>
            <IconX size={18} />
          </button>
        </div>
      ) : null}
      {staff.length > 1 && about?.kind !== 'edit' ? <ToStaff staff={staff} chosen={to} onChoose={setTo} /> : null}
      {picked ? (
        <div className={classes.about}>
          <IconFileText size={22} aria-hidden="true" />
          <span className={classes.name}>{picked.file.name}</span>
          {picked.key ? null : <span role="status">{t('sending')}</span>}
          <button type="button" className={classes.round} aria-label={t('dropFile')} onClick={drop}>
            <IconX size={18} />
          </button>
        </div>
      ) : null}
      {text.length > MOST ? <p className={classes.problem}>{t('tooLong')}</p> : null}
      <div className={classes.row}>
        {about?.kind === 'edit' ? null : (
          <label className={classes.attach}>
            <IconPaperclip size={22} aria-hidden="true" />
            <input
              type="file"
              accept={['image/*', ...DOCUMENT_ENDINGS].join(',')}
              className={classes.file}
              aria-label={t('attach')}
              onChange={(event) => void pick(event)}
            />
          </label>
        )}
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          value={text}
          placeholder={label}
          aria-label={label}
          onChange={typed}
          onKeyDown={press}
        />
        <button
          type="submit"
          className={classes.send}
          aria-label={t('send')}
          disabled={(!text.trim() && !image && !picked) || picked?.key === null}
        >
          <IconArrowUp size={22} />
        </button>
      </div>
    </form>
  );
};
