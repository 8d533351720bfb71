import type { Limit } from '@nestling/contract/limits.ts';
import type { Ended } from '@nestling/kit/action.ts';
import { wrongBy } from '@nestling/kit/limits.ts';
import { kitWords } from '@nestling/kit/words.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './Fact.module.css';
import { recordWords } from './words.ts';

/**
 * One fact of a record, changed where it stands: press it, type, and it is kept on Enter or when the field is left.
 * Escape leaves it as it was. Without `onSave` it is only read.
 * @param shown how the value is written for people, where that differs
 */
export const InlineEdit = ({
  label,
  value,
  shown,
  kind = 'text',
  choices,
  limit,
  onSave,
}: {
  label: string;
  value: string | null;
  shown?: string | null | undefined;
  kind?: 'text' | 'date' | 'tel' | 'long';
  /** Chosen from a list instead of typed. */
  choices?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** What the call that saves takes for it; what does not fit is said and stays in the field. */
  limit?: Limit | undefined;
  /** What was typed comes back when the save is declined, as when somebody else has changed the fact meanwhile. */
  onSave?: ((value: string) => Promise<Ended<object> | null> | undefined) | undefined;
}) => {
  const t = useWords(recordWords);
  const tKit = useWords(kitWords);
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Saves against the record as it was when the typing began, though it may be read anew meanwhile.
  const opened = useRef(onSave);
  const words = (shown ?? value) || t('empty');

  const close = (keep: boolean) => {
    if (typed === null) return;
    const changed = typed.trim() !== (value ?? '');
    const wrong = keep && changed && limit ? wrongBy(limit, typed, tKit) : null;
    if (wrong) {
      notify({ kind: 'failed', title: wrong });
      return;
    }
    setTyped(null);
    const nothingChosen = choices !== undefined && typed === '';
    if (keep && changed && !nothingChosen) void send(typed.trim());
  };
  const send = async (text: string) => {
    const ended = await (opened.current ?? onSave)?.(text);
    if (ended && ended.kind !== 'done') setTyped(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (kind !== 'long' || event.ctrlKey || event.metaKey)) close(true);
    else if (event.key === 'Escape') close(false);
    else return;
    event.preventDefault();
    // The button comes back with the next paint.
    requestAnimationFrame(() => button.current?.focus());
  };
  const field = {
    className: classes.input,
    'aria-label': label,
    autoFocus: true,
    value: typed ?? '',
    onBlur: () => close(true),
    onKeyDown: press,
  };

  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} data-empty={!value}>
        {typed !== null ? (
          choices ? (
            // The arrow keys of a closed list only choose: it is kept on Enter or when it is left, like what is typed.
            <select {...field} onChange={(event) => setTyped(event.target.value)}>
              {value === null ? <option value="">{t('empty')}</option> : null}
              {choices.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </select>
          ) : kind === 'long' ? (
            <textarea {...field} rows={3} onChange={(event) => setTyped(event.target.value)} />
          ) : (
            <input {...field} type={kind} onChange={(event) => setTyped(event.target.value)} />
          )
        ) : onSave ? (
          <button
            ref={button}
            type="button"
            className={classes.button}
            aria-label={`${words} · ${t('edit', { label })}`}
            onClick={() => {
              opened.current = onSave;
              setTyped(value ?? '');
            }}
          >
            <span>{words}</span>
            <IconPencil size={15} aria-hidden="true" />
          </button>
        ) : (
          words
        )}
      </dd>
    </div>
  );
};
