import { dropDraft, keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { documentOf, valuesOf } from '../document.ts';
import { FillForm } from './FillForm.tsx';
import { Press } from './fields/Press.tsx';
import classes from './fill.module.css';
import page from './PublicPage.module.css';
import { publicWords } from './public-words.ts';
import { type Problems, useFilling } from './use-filling.ts';
import { type OpenForm, useHandIn, usePublicForm } from './use-public.ts';

/**
 * A form anybody with its link can fill in; one that is over or full says so. It is a page of its own for guests
 * (`guest/main.tsx`): nothing in it asks for a session, the router or Mantine.
 */
export const PublicPage = ({ link, onName }: { link: string; onName?: (name: string) => void }) => {
  const t = useWords(publicWords);
  const [round, setRound] = useState(0);
  const { opened, again } = usePublicForm(link);
  const form = opened.kind === 'answered' ? opened.form : null;
  useEffect(() => {
    if (form) onName?.(form.name);
  }, [form, onName]);
  return (
    <main className={page.page}>
      {form ? <Filling key={round} link={link} form={form} onAnother={() => setRound(round + 1)} /> : null}
      {opened.kind === 'asked' ? <div className={page.coming} aria-hidden="true" /> : null}
      {opened.kind === 'failed' ? (
        <>
          <h1 className={page.title}>{t('failedTitle')}</h1>
          <p role="alert">{opened.message ?? t('failed')}</p>
          <div>
            <Press onClick={again}>{t('again')}</Press>
          </div>
        </>
      ) : null}
      {opened.kind === 'answered' && !form ? (
        <>
          <h1 className={page.title}>{t('closed')}</h1>
          <p>{t('closedText')}</p>
        </>
      ) : null}
    </main>
  );
};

/** What is typed stays in this tab over a reload, for this version of the form. */
const Filling = ({ link, form, onAnother }: { link: string; form: OpenForm; onAnother: () => void }) => {
  const t = useWords(publicWords);
  const name = `public-form:${link}:${form.version}`;
  const [start] = useState(() => ({ document: documentOf(form.document), values: valuesOf(keptDraft(name)) }));
  const filling = useFilling(start.document, start.values);
  const { handIn, busy } = useHandIn(form);
  const [sent, setSent] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { values } = filling;
  useEffect(() => {
    if (!sent && values !== start.values) keepDraft(name, values);
  }, [sent, name, values, start]);
  const send = async (consent: boolean): Promise<Problems | null> => {
    setFailed(null);
    const ended = await handIn(values, consent);
    if (ended.kind === 'held') return ended.problems;
    if (ended.kind === 'refused') {
      setFailed(ended.message ?? t('failed'));
      return null;
    }
    dropDraft(name);
    setSent(true);
    scrollTo({ top: 0 });
    return null;
  };
  if (sent)
    return (
      <>
        <h1 className={page.title}>{t('thanks')}</h1>
        <p className={classes.paragraph}>{form.confirmation || t('sent')}</p>
        <div>
          <Press look="plain" onClick={onAnother}>
            {t('another')}
          </Press>
        </div>
      </>
    );
  return (
    <>
      <h1 className={page.title}>{form.name}</h1>
      {form.description ? <p className={classes.paragraph}>{form.description}</p> : null}
      {form.instructions ? <p className={classes.paragraph}>{form.instructions}</p> : null}
      {failed ? (
        <div className={classes.summary} role="alert">
          {failed}
        </div>
      ) : null}
      <FillForm document={start.document} filling={filling} send={send} label={form.button || t('send')} busy={busy} />
    </>
  );
};
