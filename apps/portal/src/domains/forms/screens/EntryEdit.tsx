import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Missing, Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { OneEntryDocument } from '../entries.graphql.ts';
import { FillNew } from '../fill/FillNew.tsx';
import { Mend } from '../fill/Mend.tsx';
import { useOwnDraft } from '../fill/use-own-draft.ts';
import { ChildOfFormDocument, FormToFillDocument } from '../fill.graphql.ts';
import classes from '../parts/forms.module.css';
import { formWords } from '../words.ts';

/** A form filled in anew (`new`), gone on with, or mended; `:Id` is the child, 0 where it is for nobody in particular. */
const EntryEdit = () => {
  const { params } = useHere();
  const [form, entry, student] = [params.formId ?? '', params.entryId ?? '', params.Id ?? '0'];
  if (entry !== 'new') return <OfEntry key={entry} form={form} entry={entry} />;
  return <OfForm key={`${form} ${student}`} form={form} student={student === '0' ? null : student} />;
};

const OfForm = ({ form: formId, student }: { form: string; student: string | null }) => {
  const t = useWords(formWords);
  const { role } = usePerson();
  const staff = allows(role, 'teacher');
  const [round, setRound] = useState(0);
  const { data, error, again } = useAsk(FormToFillDocument, { id: formId });
  const own = useOwnDraft(formId, student, round);
  const { data: of } = useAsk(ChildOfFormDocument, { id: student ?? '' }, { pause: student === null });
  const child = of?.student;
  const form = data?.form;
  if (error && !data)
    return (
      <Screen head=" ">
        <Problem error={error} onRetry={again} />
      </Screen>
    );
  if (data && !form)
    return (
      <Screen head=" ">
        <Missing />
      </Screen>
    );
  if (!form || own.state === 'asking')
    return (
      <Screen head=" ">
        <CardsSkeleton />
      </Screen>
    );
  return (
    <Screen title={child ? t('forChild', { form: form.name, child: child.full_name }) : form.name}>
      {form.description ? <p className={classes.text}>{form.description}</p> : null}
      {form.instructions ? <p className={classes.text}>{form.instructions}</p> : null}
      <FillNew
        key={round}
        form={form}
        student={student}
        child={child?.fname}
        draft={own.draft}
        onReload={() => setRound(round + 1)}
        done={(entryId) => (
          <>
            <Button component={Link} to={staff ? href('forms.team') : href('forms.own')}>
              {t('back')}
            </Button>
            <Button variant="default" component={Link} to={href('forms.entry.own', { formId, entryId })}>
              {t('see')}
            </Button>
          </>
        )}
      />
    </Screen>
  );
};

const OfEntry = ({ form: formId, entry: entryId }: { form: string; entry: string }) => {
  const t = useWords(formWords);
  const navigate = useNavigate();
  const { id: me, role } = usePerson();
  const { data, error, again } = useAsk(OneEntryDocument, { id: entryId }, { fresh: true });
  const entry = data?.getFormEntry;
  if (!entry)
    return (
      <Screen head=" ">
        {error ? <Problem error={error} onRetry={again} /> : data ? <Missing /> : <CardsSkeleton />}
      </Screen>
    );
  const own = entry.user?.id === me;
  const staff = allows(role, 'teacher');
  const after = href(staff && !own ? 'forms.entry.staff' : 'forms.entry.own', { formId, entryId });
  const mends = own
    ? entry.status === 'change_requested' || entry.status === 'rejected' || (staff && entry.status === 'submitted')
    : staff && entry.status !== 'approved';
  return (
    <Screen
      title={
        entry.student
          ? t('forChild', { form: entry.form_name ?? '', child: entry.student.full_name })
          : (entry.form_name ?? undefined)
      }
    >
      {mends ? (
        <Mend
          key={entry.id}
          entry={entry}
          own={own && entry.status !== 'submitted'}
          onSaved={() => void navigate({ href: after })}
        />
      ) : (
        <>
          <p className={classes.text}>{t('notOpen')}</p>
          <div>
            <Button component={Link} to={after}>
              {t('see')}
            </Button>
          </div>
        </>
      )}
    </Screen>
  );
};

export default EntryEdit;
