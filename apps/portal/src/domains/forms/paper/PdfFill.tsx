import { Button } from '@mantine/core';
import { saveReadDocument } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Missing, Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { FillNew } from '../fill/FillNew.tsx';
import { useOwnDraft } from '../fill/use-own-draft.ts';
import { FormToFillDocument } from '../fill.graphql.ts';
import classes from '../parts/forms.module.css';
import { FilledPages } from './FilledPages.tsx';
import { OnPaper } from './OnPaper.tsx';
import paperClasses from './paper.module.css';
import { paperWords } from './words.ts';

/** A printed form filled in on its pages: the answers stand on them as they are given, the questions beside them. */
export const PdfFill = ({ formId, student, back }: { formId: string; student: string | null; back: string }) => {
  const t = useWords(paperWords);
  const navigate = useNavigate();
  const { id: me } = usePerson();
  const [round, setRound] = useState(0);
  const { data, error, again } = useAsk(FormToFillDocument, { id: formId });
  const own = useOwnDraft(formId, student, round);
  const mark = useAction(saveReadDocument, { say: () => null });
  const form = data?.form;
  const wait =
    error && !data ? <Problem error={error} onRetry={again} /> : data && !form ? <Missing /> : <CardsSkeleton />;
  if (!form || own.state === 'asking') return <Screen head=" ">{wait}</Screen>;
  const { paper, file } = form;
  const read = file ? () => void mark.run({ id: me, file_id: file.id }) : undefined;
  return (
    <Screen title={form.name}>
      {form.description ? <p className={classes.text}>{form.description}</p> : null}
      {form.instructions ? <p className={classes.text}>{form.instructions}</p> : null}
      <FillNew
        key={round}
        form={form}
        student={student}
        draft={own.draft}
        onReload={() => setRound(round + 1)}
        layout={(questions, document, values) => (
          <div className={paperClasses.beside}>
            {paper ? <FilledPages paper={paper} document={document} values={values} onEnd={read} /> : null}
            <div>
              {questions}
              <OnPaper
                form={formId}
                url={paper?.url ?? null}
                student={student}
                onSent={(entryId) => void navigate({ href: href('forms.entry.own', { formId, entryId }) })}
              />
            </div>
          </div>
        )}
        done={(entryId) => (
          <>
            <Button component={Link} to={back}>
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
