import { useAsk } from '@nestling/kit/ask.ts';
import { isObject } from '@nestling/rules/json.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconBackpack, IconFileText, IconPencil, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { NeedLine } from '../../../shell/NeedLine.tsx';
import { useKindWords } from '../../activities/use-kind-words.ts';
import { dayFromNow } from '../../billing/family/due-words.ts';
import { BillsDue } from '../../billing/family/parts/BillsDue.tsx';
import { wayOf } from '../../forms/way.ts';
import { NeedsOfChildDocument, NeedsOfFamilyDocument } from '../needs.graphql.ts';
import { homeWords } from '../words.ts';
import classes from './needs.module.css';

/** What was asked for yesterday was to be brought today; older requests stand in the feed. */
const ASKED_DAYS = 1;
const toMend = ['change_requested', 'rejected'];
const toFill = [...toMend, 'new', 'draft'];

type Child = { readonly id: string; readonly fname: string };

/** What a family is to do, apart from the feed: nothing while there is nothing, else two lines below the children. */
const NeedsYou = ({ students }: { students: readonly Child[] }) => {
  const t = useWords(homeWords);
  const { language } = useSpeech();
  const { id } = usePerson();
  const [all, setAll] = useState(false);
  const { data } = useAsk(NeedsOfFamilyDocument, { id });
  const forms = (data?.getUserSharedForm ?? []).flatMap((one) =>
    one.form && toFill.includes(one.state) ? [{ ...one, form: one.form }] : [],
  );
  const files = (data?.getUserFilesList ?? []).filter(({ required, read }) => required && !read);
  return (
    <section className={classes.needs} aria-labelledby="needs-you">
      <h2 id="needs-you" className={classes.heading}>
        {t('needs')}
      </h2>
      <ul id="needs-list" className={classes.list} data-all={all}>
        <BillsDue />
        {students.map((child) => (
          <OfChild key={child.id} child={child} />
        ))}
        {forms.map((one) => {
          const due = one.form.due_date;
          const does = t(toMend.includes(one.state) ? 'mend' : 'fill');
          const details = [does, one.student?.full_name, due ? t('due', { day: dateWords(due, language) }) : null];
          return (
            <NeedLine
              key={`${one.form.id} ${one.student?.id}`}
              to={wayOf(one)}
              icon={<IconPencil size={24} />}
              title={one.form.name}
              detail={details.filter(Boolean).join(' · ')}
              late={due ? due < dayFromNow(0) : false}
            />
          );
        })}
        {files.map((file) => (
          <NeedLine
            key={file.id}
            to={href('files.own')}
            icon={<IconFileText size={24} />}
            title={file.name}
            detail={t('read')}
          />
        ))}
        {students.map((child) => (
          <PhotosOfChild key={child.id} child={child} />
        ))}
      </ul>
      <button
        type="button"
        className={classes.more}
        aria-controls="needs-list"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {t(all ? 'fewer' : 'all')}
      </button>
    </section>
  );
};

/** Papers of a child to send again, and things to bring. */
const OfChild = ({ child: { id, fname } }: { child: Child }) => {
  const t = useWords(homeWords);
  const { valueName } = useKindWords();
  const { data } = useAsk(NeedsOfChildDocument, { student: id });
  const record = href('students.one.own', { studentId: id });
  const papers = (data?.studentDocuments ?? []).filter(
    ({ mine, status, expired }) => mine && (status === 'rejected' || expired),
  );
  const supplies = (data?.getStudentActivities ?? []).filter(({ date }) => date >= dayFromNow(-ASKED_DAYS));
  const named = (details: unknown, note: string | null | undefined): string => {
    const given = isObject(details) ? details : {};
    const things = Array.isArray(given.supplies) ? given.supplies.map(String) : [];
    return [things.map(valueName).join(', '), typeof given.amount === 'string' ? given.amount : '', note]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <>
      {papers.map((paper) => (
        <NeedLine
          key={paper.id}
          to={href('files.studentPapers', { studentId: id })}
          icon={<IconFileText size={24} />}
          title={paper.name}
          detail={`${fname} · ${t(paper.expired ? 'expired' : 'paper')}`}
          late
        />
      ))}
      {supplies.map(({ id: one, details, note }) => (
        <NeedLine
          key={one}
          to={record}
          icon={<IconBackpack size={24} />}
          title={t('bring', { name: fname })}
          detail={named(details, note)}
        />
      ))}
    </>
  );
};

/** Who may see the photos of a child, where nobody has said so yet: it waits longer than the rest. */
const PhotosOfChild = ({ child: { id, fname } }: { child: Child }) => {
  const t = useWords(homeWords);
  const { data } = useAsk(NeedsOfChildDocument, { student: id });
  if (!data?.getPhotoConsent?.may_give || data.getPhotoConsent.given_at) return null;
  return (
    <NeedLine
      to={href('students.one.own', { studentId: id })}
      icon={<IconPhoto size={24} />}
      title={t('consent', { name: fname })}
      detail={t('consentText')}
    />
  );
};

export default NeedsYou;
