import { sendTyping, updateSendMsg, updateSendProgramMsg } from '@nestling/contract/operations/chat.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { dropDraft, keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowUp, IconPhoto, IconX } from '@tabler/icons-react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { shrunk } from '../../media/cut.ts';
import type { ChatLineFragment } from '../chat.graphql.ts';
import { type Chat, chatArgs, chatDraft } from '../chat.ts';
import { PICTURE_ALONE, write } from '../outbox.ts';
import { chatWords } from '../words.ts';
import classes from './Composer.module.css';

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

/** What one is answering or changing. */
export type About = { readonly kind: 'reply' | 'edit'; readonly line: ChatLineFragment };

/** Where a message is written. What was typed is kept for each conversation; Enter sends, Shift and Enter begin a line. */
export const Composer = ({
  chat,
  name,
  about,
  onDone,
}: {
  chat: Chat;
  name: string;
  about: About | null;
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
    dropDraft(draft);
    onDone();
    field.current?.focus();
  };
  const send = async () => {
    const message = text.trim() || (image ? PICTURE_ALONE : '');
    if (!message || message.length > MOST) return;
    if (about?.kind === 'edit') {
      const ended = await change.run({ id: about.line.id, message });
      if (ended?.kind === 'done') empty();
      return;
    }
    write(chat, { message, image, replyTo: about?.line.id ?? null });
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
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
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
          <button type="button" className={classes.round} aria-label={t('dropPhoto')} onClick={() => setImage(null)}>
            <IconX size={18} />
          </button>
        </div>
      ) : null}
      {text.length > MOST ? <p className={classes.problem}>{t('tooLong')}</p> : null}
      <div className={classes.row}>
        {about?.kind === 'edit' ? null : (
          <label className={classes.attach}>
            <IconPhoto size={22} aria-hidden="true" />
            <input
              type="file"
              accept="image/*"
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
        <button type="submit" className={classes.send} aria-label={t('send')} disabled={!text.trim() && !image}>
          <IconArrowUp size={22} />
        </button>
      </div>
    </form>
  );
};
