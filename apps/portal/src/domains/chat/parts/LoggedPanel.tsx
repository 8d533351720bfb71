import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { AlertFollowed } from '../../alerts/parts/AlertFollowed.tsx';
import { statusWords, whyWords } from '../../alerts/parts/why.ts';
import { alertWords } from '../../alerts/words.ts';
import { type Chat, chatQuery } from '../chat.ts';
import { type CommunicationLogQuery, CommunicationPeopleDocument } from '../log.graphql.ts';
import { chatWords } from '../words.ts';
import classes from './log.module.css';

export type Logged = NonNullable<CommunicationLogQuery['getCommunicationLog']>['data'][number];

/** Whom a text or a letter went to, and what became of it; those it has not reached come first. */
const People = ({ of, kind, location }: { of: Logged; kind: 'text' | 'letter'; location: string }) => {
  const t = useWords(alertWords);
  const { language } = useSpeech();
  const { data } = useAsk(CommunicationPeopleDocument, { location, kind, id: Number(of.id) });
  if (!data) return <RowsSkeleton />;
  return (
    <ul>
      {data.getCommunicationPeople.map(({ id, name, address, status, reason, at }) => (
        <li key={id} className={classes.person}>
          <Row justify="between">
            <b>{name ?? address}</b>
            <span>{status === 'resting' ? whyWords(t, status) : statusWords(t, status, reason ?? '')}</span>
          </Row>
          <span className={classes.note}>
            {[kind === 'text' ? phoneWords(address) : address, momentFigures(at, language)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** One line of the log, whole, with whom it reached. */
export const LoggedPanel = ({
  of,
  location,
  onClose,
}: {
  readonly of: Logged;
  readonly location: string;
  readonly onClose: () => void;
}) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  if (of.kind === 'alert') return <AlertFollowed id={of.id} onClose={onClose} />;
  const sent = [momentFigures(of.at, language), of.sender, of.relation].filter(Boolean).join(' · ');
  const chat: Chat | null = of.student_id
    ? { kind: 'student', id: of.student_id }
    : of.program_id
      ? { kind: 'room', id: of.program_id }
      : null;
  return (
    <SidePanel title={of.subject ?? of.about ?? t('message')} onClose={onClose}>
      <p className={classes.note}>{sent}</p>
      {of.to ? <p className={classes.note}>{t('logTo', { names: of.to })}</p> : null}
      <p className={classes.words}>{of.message ?? t('deleted')}</p>
      {of.file ? <p className={classes.note}>{of.file}</p> : null}
      {of.kind === 'text' || of.kind === 'letter' ? <People of={of} kind={of.kind} location={location} /> : null}
      {of.kind === 'chat' ? (
        <>
          <p className={classes.note}>
            {t('seenAt')}: {of.seen_at ? momentFigures(of.seen_at, language) : t('notSeen')}
          </p>
          {chat ? <Link to={`${href('chat.messages')}${chatQuery(chat)}`}>{t('openChat')}</Link> : null}
        </>
      ) : null}
    </SidePanel>
  );
};
