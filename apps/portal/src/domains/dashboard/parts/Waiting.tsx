import { Button } from '@mantine/core';
import { approveUser } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { clock, clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery } from 'urql';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WaitingLine } from '../../students/family/WaitingLine.tsx';
import { WaitingGuardiansDocument } from '../../students/family/waiting.graphql.ts';
import { needsWords } from '../needs-words.ts';
import type { Day } from '../use-day.ts';
import {
  NeedsYouDocument,
  RoomsOfWaitingPhotosDocument,
  WaitingContactsDocument,
  WaitingPhotosDocument,
} from '../waiting.graphql.ts';
import { KioskAnswer } from './KioskAnswer.tsx';
import { FormLine, QuestionLine, TimeOffLine } from './NeedsAnswers.tsx';
import { NeedsLine } from './NeedsLine.tsx';
import { PhotoLine, type WaitingPhoto } from './PhotoLine.tsx';
import { countPressing, Pressing, usePressing } from './Pressing.tsx';
import classes from './people.module.css';
import { Widget } from './Widget.tsx';

const LOOK_AGAIN = 'cache-and-network';

/** Photos shown with their answer; the others are a link. */
const SHOWN_PHOTOS = 5;

/** The photos that wait until families may see them, each once, with the children on it. */
const useWaitingPhotos = (location: string): readonly WaitingPhoto[] => {
  const { data: place } = useAsk(RoomsOfWaitingPhotosDocument, { location });
  const programs = (place?.location_programs ?? []).map(({ id }) => id);
  const [{ data }] = useQuery({
    query: WaitingPhotosDocument,
    variables: { programs },
    pause: programs.length === 0,
    requestPolicy: LOOK_AGAIN,
  });
  const found = new Map<string, WaitingPhoto>();
  for (const { student, photos } of data?.programsStudentPhotos ?? [])
    for (const { id, approved, author, thumbnail } of photos)
      if (!approved)
        found.set(id, {
          ...{ id, author, thumbnail },
          children: [...(found.get(id)?.children ?? []), ...(student ? [student.full_name] : [])],
        });
  return [...found.values()];
};

/** What presses now, and everything that waits for an answer of the office. Nothing where there is neither. */
export const Waiting = ({ location, zone, day }: { location: string; zone: string | null; day: Day | null }) => {
  const t = useWords(needsWords);
  const { language } = useSpeech();
  const may = useMay();
  const [{ data }] = useQuery({
    query: WaitingGuardiansDocument,
    variables: { location },
    requestPolicy: LOOK_AGAIN,
  });
  const [{ data: signedUp }] = useQuery({
    query: WaitingContactsDocument,
    variables: { location },
    requestPolicy: LOOK_AGAIN,
  });
  const [{ data: needs }] = useQuery({
    query: NeedsYouDocument,
    variables: {
      location,
      papers: may('approve_documents'),
      forms: may('approve_forms'),
      team: may('manage_team'),
      billing: may('manage_billing'),
    },
    requestPolicy: LOOK_AGAIN,
  });
  const photos = useWaitingPhotos(location);
  const pressing = usePressing(location, zone, day);
  const approve = useAction(approveUser);
  const [differs, setDiffers] = useState<string | null>(null);
  const requests = data?.guardianRequests ?? [];
  const proposed = new Set(requests.map(({ id }) => id));
  const people = (signedUp?.getManagerPendingUser.data ?? []).filter(({ id }) => !proposed.has(id));
  const timeOff = needs?.staffPtoRequests ?? [];
  const { locationStudentDocuments: papers, getFormSubmissions: forms } = needs ?? {};
  const { getInvoiceQuestions: questions, getKioskConflicts: kiosk, injuryReports: injuries } = needs ?? {};
  const count =
    countPressing(pressing) +
    requests.length +
    people.length +
    timeOff.length +
    photos.length +
    (papers?.total ?? 0) +
    (forms?.total ?? 0) +
    (questions?.total ?? 0) +
    (injuries?.total ?? 0) +
    (kiosk?.total ?? 0);
  if (count === 0) return null;
  const papersHref = (open?: string) =>
    href('files.documents', {}, { of: 'papers', state: 'waiting', ...(open ? { open } : {}) });
  const more = [
    { key: 'morePapers', page: papers, to: papersHref() },
    { key: 'moreForms', page: forms, to: href('forms.submissions', {}, { state: 'submitted' }) },
    { key: 'moreQuestions', page: questions, to: href('billing.home') },
    { key: 'moreInjuries', page: injuries, to: href('injuries.all', {}, { state: 'unreviewed' }) },
    { key: 'moreKiosk', page: kiosk, to: href('attendance.kiosk') },
  ] as const;
  return (
    <Widget title={`${t('title')} (${count})`}>
      <ul>
        <Pressing pressing={pressing} />
        {kiosk?.data.map(({ id, at, action, student }) => (
          <NeedsLine
            key={id}
            title={t('kiosk', { name: student?.full_name ?? '' })}
            to={href('attendance.kiosk')}
            detail={[
              t(action === 'in' ? 'kioskIn' : action === 'out' ? 'kioskOut' : 'kioskOther', { time: clock(at, zone) }),
            ]}
          >
            <Button onClick={() => setDiffers(id)}>{t('answer')}</Button>
          </NeedsLine>
        ))}
        {injuries?.data.map(({ id, date, time, student, created_by }) => {
          const to = href('injuries.one', { injury: id });
          return (
            <NeedsLine
              key={`injury ${id}`}
              title={t('injury', { name: student?.full_name ?? '' })}
              to={to}
              detail={[
                `${dayShort(date, language)}, ${clockWords(time)}`,
                created_by ? t('from', { name: created_by.full_name }) : null,
              ]}
            >
              <Button component={Link} to={to} variant="default">
                {t('review')}
              </Button>
            </NeedsLine>
          );
        })}
        {requests.map((request) => (
          <WaitingLine key={`${request.student_id}-${request.id}`} request={request} zone={zone} child />
        ))}
        {people.map(({ id, full_name, email }) => (
          <NeedsLine
            key={id}
            title={full_name}
            to={href('people.contact', { camuserId: id })}
            detail={[t('signedUp'), email]}
          >
            {may('manage_contacts') ? (
              <Button loading={approve.busy} onClick={() => void approve.run({ id })}>
                {t('approve')}
              </Button>
            ) : null}
          </NeedsLine>
        ))}
        {timeOff.map((request) => (
          <TimeOffLine key={request.id} request={request} />
        ))}
        {photos.slice(0, SHOWN_PHOTOS).map((photo) => (
          <PhotoLine key={photo.id} photo={photo} />
        ))}
        {photos.length > SHOWN_PHOTOS ? (
          <NeedsLine
            title={t('photos', { count: photos.length - SHOWN_PHOTOS })}
            to={href('photos.students')}
            detail={[t('photosText')]}
          />
        ) : null}
        {papers?.data.map(({ id, name, student, created_by }) => (
          <NeedsLine
            key={id}
            title={t('paper', { name, child: student?.full_name ?? '' })}
            to={papersHref(id)}
            detail={[created_by ? t('from', { name: created_by.full_name }) : null]}
          >
            <Button component={Link} to={papersHref(id)} variant="default">
              {t('review')}
            </Button>
          </NeedsLine>
        ))}
        {forms?.data.map((entry) => (
          <FormLine key={entry.id} entry={entry} zone={zone} />
        ))}
        {questions?.data.map((question) => (
          <QuestionLine key={question.id} question={question} />
        ))}
      </ul>
      {more.map(({ key, page, to }) =>
        page && page.total > page.data.length ? (
          <Link key={key} className={classes.more} to={to}>
            {t(key, { count: page.total - page.data.length })}
          </Link>
        ) : null,
      )}
      {people.length > 5 ? (
        <Link className={classes.more} to={href('people.contacts', { status: 'pending' })}>
          {t('allPending')}
        </Link>
      ) : null}
      {differs ? <KioskAnswer id={differs} location={location} zone={zone} onClose={() => setDiffers(null)} /> : null}
    </Widget>
  );
};
