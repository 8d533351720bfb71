import { useWords } from '@nestling/ui/words.ts';
import { IconAlertCircleFilled, IconCloudCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './FormBody.module.css';
import { onSettled, waitsForFiles } from './field/files-on-the-way.ts';
import { type Unreadable, unreadableIn } from './field/unreadable.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { RecordForm } from './record-form.ts';
import { kitWords } from './words.ts';

/**
 * Around the fields of a form: what to look at, at the top; the fields in one column; its buttons; the leave guard.
 * A field whose text means nothing (custom validity, half a date) keeps the form from being sent; files on their way keep
 * the press until they are there.
 * @param labels what fields are called that did not say so themselves, for the summary; its sentence where one is missing
 * @param actions the buttons; the first with `type="submit"`
 */
export const FormBody = <V extends Record<string, unknown>>({
  form,
  labels,
  actions,
  children,
}: {
  form: RecordForm<V>;
  labels?: Readonly<Record<string, string>>;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const t = useWords(kitWords);
  const [unreadable, setUnreadable] = useState<readonly Unreadable[]>([]);
  // Fields keep a text that means nothing by themselves; a form that starts afresh starts with new ones.
  const [round, setRound] = useState(0);
  // Pressed while files are on their way: it is sent when they are there.
  const [waits, setWaits] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const { hold } = form;
  useEffect(() => {
    const { current: node } = ref;
    if (!waits || !node) return undefined;
    const goOn = (arrived: boolean) => {
      setWaits(false);
      hold(false);
      if (arrived) node.requestSubmit();
      else setUnreadable(unreadableIn(node, t('unreadable')));
    };
    // They may have arrived before anybody listened.
    if (waitsForFiles(node)) return onSettled(node, goOn);
    goOn(true);
    return undefined;
  }, [waits, hold, t]);
  return (
    <form
      ref={ref}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (waitsForFiles(event.currentTarget)) {
          setUnreadable([]);
          setWaits(true);
          hold(true);
          return;
        }
        const found = unreadableIn(event.currentTarget, t('unreadable'));
        setUnreadable(found);
        if (found.length === 0) form.submit();
      }}
    >
      <Summary form={form} labels={{ ...form.labels, ...labels }} unreadable={unreadable} />
      <Fragment key={round}>{children}</Fragment>
      {actions || form.drafted ? (
        <div className={classes.actions} data-actions>
          {actions}
          {form.drafted ? (
            <span className={classes.draft}>
              <IconCloudCheck size={18} />
              {t('draft')}
              <button
                type="button"
                className={classes.link}
                onClick={() => {
                  setUnreadable([]);
                  setRound(round + 1);
                  form.discard();
                }}
              >
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
  unreadable,
}: {
  form: RecordForm<V>;
  labels: Readonly<Record<string, string>>;
  unreadable: readonly Unreadable[];
}) => {
  const t = useWords(kitWords);
  const ref = useRef<HTMLDivElement>(null);
  const { problems, declined } = form;
  const listed =
    unreadable.length > 0
      ? unreadable
      : problems.map((one) => ({ ...one, focus: () => form.fields.getInputNode(one.field)?.focus() }));
  useEffect(() => {
    if (unreadable.length > 0 || problems.length > 0 || declined) ref.current?.focus();
  }, [unreadable, problems, declined]);
  if (listed.length === 0 && !declined) return null;
  // A sentence that stands at its field is not said a second time up here.
  const general = unreadable.length > 0 || problems.some(({ message }) => message === declined) ? null : declined;
  return (
    <div ref={ref} className={classes.summary} role="alert" tabIndex={-1}>
      <IconAlertCircleFilled size={20} />
      <p>
        {general ? <b>{general} </b> : <b>{t('problems', { count: listed.length })}</b>}
        {listed.map(({ field, message, focus }, i) => (
          <span key={field}>
            {i > 0 ? ', ' : ''}
            <button type="button" className={classes.link} onClick={focus}>
              {labels[field] ?? labels[field.replace(/\..*/, '')] ?? message}
            </button>
          </span>
        ))}
        {listed.length > 0 ? '.' : null}
      </p>
    </div>
  );
};
