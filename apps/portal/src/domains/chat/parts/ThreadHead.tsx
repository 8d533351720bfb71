import { shareChatHistory } from '@nestling/contract/operations/chat.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { allows } from '@nestling/rules/roles.ts';
import { momentWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { Avatar, Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconArrowLeft, IconDots, IconEye, IconHistory, IconSearch, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { recordHref } from '../../students/record-href.ts';
import { type ChatInfoQuery, SearchChatDocument } from '../chat.graphql.ts';
import { type Chat, chatArgs } from '../chat.ts';
import { chatWords } from '../words.ts';
import classes from './ThreadHead.module.css';

type Info = NonNullable<ChatInfoQuery['getChatInfo']>;

/** Whose conversation it is, who reads it, and what can be done with it as a whole. */
export const ThreadHead = ({
  chat,
  info,
  onBack,
  onJump,
}: {
  chat: Chat;
  info: Info | null;
  onBack: () => void;
  onJump: (id: string) => void;
}) => {
  const t = useWords(chatWords);
  const { role } = usePerson();
  const may = useMay();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'readers' | 'search' | null>(null);
  const share = useAction(shareChatHistory);
  const readers = info?.readers ?? [];
  const families = chat.kind === 'room' && info ? [t('families', { count: info.families })] : [];
  const names = [
    ...readers.filter(({ staff }) => chat.kind === 'student' || staff).map(({ name }) => name),
    ...families,
  ];
  const items: MenuItem[] = [
    { key: 'search', label: t('findHere'), icon: <IconSearch size={18} />, onPick: () => setOpen('search') },
    { key: 'readers', label: t('readers'), icon: <IconEye size={18} />, onPick: () => setOpen('readers') },
    ...(chat.kind === 'student' && allows(role, 'manager')
      ? [
          {
            key: 'profile',
            label: t('profile'),
            icon: <IconUser size={18} />,
            onPick: () => void navigate({ href: recordHref(role, chat.id) }),
          },
          ...readers
            .filter(({ history }) => history !== null && may('manage_guardians'))
            .map(({ id, name, history }) => ({
              key: `history-${id}`,
              label: t(history ? 'closeHistory' : 'openHistory', { name }),
              icon: <IconHistory size={18} />,
              onPick: () => void share.run({ student_id: chat.id, user_id: id, shared: !history }),
            })),
        ]
      : []),
  ];
  return (
    <header className={classes.head}>
      <button type="button" className={classes.back} aria-label={t('back')} onClick={onBack}>
        <IconArrowLeft size={22} />
      </button>
      <Avatar id={chat.id} name={info?.name ?? ''} size={40} />
      <div className={classes.names}>
        <h2 className={classes.name}>{info?.name ?? ''}</h2>
        <button type="button" className={classes.readers} aria-label={t('readers')} onClick={() => setOpen('readers')}>
          {names.join(', ')}
        </button>
      </div>
      <Menu className={classes.more} label={t('actions')} button={<IconDots size={20} />} items={items} />
      {open === 'readers' ? (
        <Dialog label={t('readers')} onClose={() => setOpen(null)}>
          <div className={classes.list}>
            <h2>{t('readers')}</h2>
            {readers.map(({ id, name, avatar, relation, online }) => (
              <Person
                key={id}
                id={id}
                name={name}
                image={avatar}
                detail={[relation, online ? t('online') : null].filter(Boolean).join(' · ')}
              />
            ))}
            {families.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Dialog>
      ) : null}
      {open === 'search' ? (
        <FindHere
          chat={chat}
          onClose={() => setOpen(null)}
          onJump={(id) => {
            setOpen(null);
            onJump(id);
          }}
        />
      ) : null}
    </header>
  );
};

const FindHere = ({ chat, onClose, onJump }: { chat: Chat; onClose: () => void; onJump: (id: string) => void }) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { data, fetching } = useAsk(
    SearchChatDocument,
    { search, ...chatArgs(chat) },
    { keep: ['search'], pause: search.length < 2 },
  );
  const hits = search.length < 2 ? [] : (data?.searchChat ?? []);
  return (
    <Dialog label={t('findHere')} place="top" width={600} onClose={onClose}>
      <div className={classes.list}>
        <input
          type="search"
          className={classes.search}
          value={typed}
          placeholder={t('findHere')}
          aria-label={t('findHere')}
          onChange={(event) => setTyped(event.target.value)}
        />
        {search.length >= 2 && !fetching && hits.length === 0 ? <p>{t('nothingFound')}</p> : null}
        {hits.map((hit) => (
          <button key={hit.id} type="button" className={classes.hit} onClick={() => onJump(hit.id)}>
            <b>{hit.sender_name}</b> <span className={classes.when}>{momentWords(hit.created_at, language)}</span>
            <span className={classes.hitText}>{hit.message}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
};
