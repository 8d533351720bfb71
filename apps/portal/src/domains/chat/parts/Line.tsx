import { deleteProgramChatMessage, deleteStudentChatMessage } from '@nestling/contract/operations/chat.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { clock, momentWords } from '@nestling/ui/format/when.ts';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconDots, IconEye } from '@tabler/icons-react';
import { usePerson } from '../../../session/session.ts';
import type { ChatLineFragment } from '../chat.graphql.ts';
import { PICTURE_ALONE } from '../outbox.ts';
import { chatWords } from '../words.ts';
import { FileCard } from './FileCard.tsx';
import { Linked } from './Linked.tsx';
import classes from './Thread.module.css';

const EDIT_MS = 15 * 60_000;

export type LineActs = {
  readonly reply: (line: ChatLineFragment) => void;
  readonly edit: (line: ChatLineFragment) => void;
  readonly seen: (line: ChatLineFragment) => void;
  readonly jump: (id: string) => void;
};

/** One message: its words, picture and what it answers, who wrote it and when. `read`: the last own one, and it was seen. */
export const Line = ({
  line,
  named,
  read,
  marked,
  acts,
}: {
  line: ChatLineFragment;
  named: boolean;
  read: boolean;
  marked: boolean;
  acts: LineActs;
}) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const remove = useAction(line.student_id ? deleteStudentChatMessage : deleteProgramChatMessage, { quiet: true });
  const own = line.mine ?? false;
  const items: MenuItem[] = [
    { key: 'reply', label: t('reply'), icon: <IconArrowBackUp size={18} />, onPick: () => acts.reply(line) },
    ...(own || allows(role, 'teacher')
      ? [{ key: 'seen', label: t('seenBy'), icon: <IconEye size={18} />, onPick: () => acts.seen(line) }]
      : []),
    ...(own && Date.now() - Date.parse(line.created_at) < EDIT_MS ? [editItem(t('edit'), () => acts.edit(line))] : []),
    ...(own || allows(role, 'manager') ? [deleteItem(t('remove'), () => void remove.run({ id: line.id }))] : []),
  ];
  const file = line.file_name;
  const alone = file ? line.message === file : line.attachment !== null && line.message === PICTURE_ALONE;
  const sender = line.sender_name ?? '';
  const who = own ? null : [sender, line.relation?.name].filter(Boolean).join(', ');
  return (
    <li className={classes.line} data-own={own} data-marked={marked} id={`line-${line.id}`}>
      {own ? null : (
        <span className={classes.face}>
          {named ? <Avatar id={line.sender_id ?? '0'} name={sender} image={line.user?.avatar} size={36} /> : null}
        </span>
      )}
      <div className={classes.said}>
        {line.deleted ? (
          <p className={classes.gone}>{t('deleted')}</p>
        ) : (
          <div className={classes.bubbleRow}>
            <div className={classes.bubble} data-picture={line.attachment !== null && !file}>
              {line.reply_to ? (
                <button type="button" className={classes.quote} onClick={() => acts.jump(line.reply_to?.id ?? '')}>
                  <b>{line.reply_to.sender_name}</b> {line.reply_to.message || t('deleted')}
                </button>
              ) : null}
              {file ? <FileCard line={line} name={file} /> : null}
              {line.attachment && !file ? (
                <a href={line.attachment} target="_blank" rel="noreferrer">
                  <img className={classes.picture} src={line.attachment} alt={t('photo')} loading="lazy" />
                </a>
              ) : null}
              {alone ? null : (
                <p className={classes.text}>
                  {line.users.length > 0 && !line.directed ? (
                    <b>{line.users.map(({ full_name }) => `@${full_name}`).join(' ')} </b>
                  ) : null}
                  <Linked text={line.message ?? ''} />
                </p>
              )}
            </div>
            <Menu className={classes.more} label={t('actions')} button={<IconDots size={18} />} items={items} />
          </div>
        )}
        {named || read || line.updated_at || line.directed ? (
          <p className={classes.when} title={momentWords(line.created_at, language)}>
            {[
              who,
              line.directed ? t('onlyFor', { name: line.users.map(({ full_name }) => full_name).join(', ') }) : null,
              clock(line.created_at),
              line.updated_at && !line.deleted ? t('edited') : null,
              read ? t('read') : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ) : null}
      </div>
    </li>
  );
};
