import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useHere } from '../../../shell/here.ts';
import { documentOf } from '../document.ts';
import { FillForm } from '../fill/FillForm.tsx';
import classes from '../fill/fill.module.css';
import { heldAgainst } from '../fill/held.ts';
import { type Problems, useFilling } from '../fill/use-filling.ts';
import { fillWords } from '../fill/words.ts';
import { SendEntryDocument } from '../fill.graphql.ts';
import { PublicFormDocument, type PublicFormQuery } from '../public.graphql.ts';
import publicClasses from './PublicForm.module.css';

/** A form anybody with its link can fill in; one that is over or full says so. */
const PublicForm = () => {
  const t = useWords(fillWords);
  const { params } = useHere();
  const [round, setRound] = useState(0);
  const { data, error, again } = useAsk(PublicFormDocument, { form_id: params.formId ?? '' });
  const form = data?.getPublicWebForm;
  return (
    <main className={publicClasses.page}>
      {form ? (
        <Filling key={round} form={form} onAnother={() => setRound(round + 1)} />
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : data ? (
        <>
          <h1 className={publicClasses.title}>{t('closed')}</h1>
          <p>{t('closedText')}</p>
        </>
      ) : (
        <CardsSkeleton />
      )}
    </main>
  );
};

type Form = NonNullable<PublicFormQuery['getPublicWebForm']>;

const Filling = ({ form, onAnother }: { form: Form; onAnother: () => void }) => {
  const t = useWords(fillWords);
  const [document] = useState(() => documentOf(form.document));
  const filling = useFilling(document, {});
  const submit = useAction(SendEntryDocument, { ownErrors: true, say: () => null, quiet: true });
  const [sent, setSent] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (consent: boolean): Promise<Problems | null> => {
    setFailed(null);
    const ended = await submit.run({ form_id: form.id, values: filling.values, version: form.version, consent });
    if (!ended) return null;
    if (ended.kind === 'done') {
      setSent(true);
      scrollTo({ top: 0 });
      return null;
    }
    const held = heldAgainst(ended.fieldErrors);
    if (!held) setFailed(ended.message);
    return held;
  };
  if (sent)
    return (
      <>
        <h1 className={publicClasses.title}>{t('thanks')}</h1>
        <p className={classes.paragraph}>{form.confirmation || t('sent')}</p>
        <div>
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <h1 className={publicClasses.title}>{form.name}</h1>
      {form.description ? <p className={classes.paragraph}>{form.description}</p> : null}
      {form.instructions ? <p className={classes.paragraph}>{form.instructions}</p> : null}
      {failed ? (
        <div className={classes.summary} role="alert">
          {failed}
        </div>
      ) : null}
      <FillForm document={document} filling={filling} send={send} label={form.button || t('send')} busy={submit.busy} />
    </>
  );
};

export default PublicForm;
