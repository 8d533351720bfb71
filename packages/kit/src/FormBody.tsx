import { useWords } from '@nestling/ui/words.ts';
import { IconAlertCircleFilled, IconCloudCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './FormBody.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { RecordForm } from './record-form.ts';
import { kitWords } from './words.ts';

/**
 * Around the fields of a form: what to look at, at the top; the fields in one column; its buttons; the leave guard.
 * @param labels what each field is called, for the summary; the field's own name where one is missing
 * @param actions the buttons; the first with `type="submit"`
 */
export const FormBody = <V extends Record<string, unknown>>({
  form,
  labels,
  actions,
  children,
}: {
  form: RecordForm<V>;
  labels: Readonly<Record<string, string>>;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const t = useWords(kitWords);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Summary form={form} labels={labels} />
      {children}
      {actions || form.drafted ? (
        <div className={classes.actions}>
          {actions}
          {form.drafted ? (
            <span className={classes.draft}>
              <IconCloudCheck size={18} />
              {t('draft')}
              <button type="button" className={classes.link} onClick={form.discard}>
                {t('discard')}
              </button>
            </span>
          ) : null}
        </div>
      ) : null}
      <LeaveGuard active={form.dirty} />
    </form>
  );
};

const Summary = <V extends Record<string, unknown>>({
  form,
  labels,
}: {
  form: RecordForm<V>;
  labels: Readonly<Record<string, string>>;
}) => {
  const t = useWords(kitWords);
  const ref = useRef<HTMLDivElement>(null);
  const { problems, declined } = form;
  useEffect(() => {
    if (problems.length > 0 || declined) ref.current?.focus();
  }, [problems, declined]);
  if (problems.length === 0 && !declined) return null;
  return (
    <div ref={ref} className={classes.summary} role="alert" tabIndex={-1}>
      <IconAlertCircleFilled size={20} />
      <p>
        {declined ? <b>{declined} </b> : null}
        {problems.length > 0 ? (
          <>
            {declined ? null : <b>{t('problems', { count: problems.length })}</b>}
            {problems.map(({ field, message }, i) => (
              <span key={field}>
                {i > 0 ? ', ' : ''}
                <button type="button" className={classes.link} onClick={() => form.fields.getInputNode(field)?.focus()}>
                  {labels[field] ?? message}
                </button>
              </span>
            ))}
            .
          </>
        ) : null}
      </p>
    </div>
  );
};
