import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { isQuestion } from '@nestling/rules/forms/blocks.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { documentOf } from '../document.ts';
import { useFormRecord } from '../form-record.ts';
import classes from '../parts/forms.module.css';
import { Recipients } from '../parts/Recipients.tsx';
import { formWords } from '../words.ts';

/** What a form is, and who has answered it. */
const Details = () => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  const { form } = useFormRecord();
  const facts = [
    { head: t('location'), text: form.location?.name },
    { head: t('entries'), text: t('counted', { count: form.entry_count ?? 0 }) },
    { head: t('waiting'), text: String(form.waiting_count ?? 0) },
    {
      head: t('questions'),
      text: `${documentOf(form.document).blocks.filter(isQuestion).length} · ${t('version', { version: form.version })}`,
    },
    { head: t('due'), text: form.due_date ? dateWords(form.due_date, language) : '' },
  ];
  return (
    <Stack gap="l">
      {form.active && !form.archive && !form.required ? null : (
        <div className={classes.badges}>
          {form.archive ? <Badge>{t('archived')}</Badge> : form.active ? null : <Badge>{t('inactive')}</Badge>}
          {form.required ? <Badge>{t('required')}</Badge> : null}
        </div>
      )}
      {form.description ? <p className={classes.text}>{form.description}</p> : null}
      <dl className={classes.facts}>
        {facts
          .filter(({ text }) => text)
          .map(({ head, text }) => (
            <div key={head} className={classes.fact}>
              <dt className={classes.quiet}>{head}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <Recipients form={form} />
    </Stack>
  );
};

export default Details;
