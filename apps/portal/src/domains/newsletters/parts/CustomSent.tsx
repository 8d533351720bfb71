import { Button, TextInput } from '@mantine/core';
import { pauseNewsletter } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { isObject } from '@nestling/rules/json.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useDeferredValue, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { CustomEmailsDocument } from '../newsletters.graphql.ts';
import { letterWords } from '../words.ts';
import classes from './letters.module.css';

const SHOWN = 30;

/** How many addresses of a letter stand how. */
const standing = (outcome: unknown) => {
  const of = (status: string): number => {
    const count = isObject(outcome) ? outcome[status] : 0;
    return typeof count === 'number' ? count : 0;
  };
  return {
    sent: of('sent'),
    waiting: of('waiting') + of('sending'),
    failed: of('failed'),
    left: of('unsubscribed') + of('resting'),
  };
};

/** The letters written in one field that were sent before, with what became of each. */
export const CustomSent = () => {
  const t = useWords(letterWords);
  const { language } = useSpeech();
  const may = useMay();
  const pause = useAction(pauseNewsletter);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed).trim() || null;
  const { data } = useAsk(
    CustomEmailsDocument,
    { search, first: SHOWN, page: 1 },
    { keep: ['search', 'first', 'page'] },
  );
  const rows = data?.customEmails.data ?? [];
  const total = data?.customEmails.total ?? 0;
  return (
    <section className={classes.editor}>
      <h2>{t('customList')}</h2>
      <TextInput
        type="search"
        aria-label={t('customSearch')}
        placeholder={t('customSearch')}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {data && rows.length === 0 ? <p>{t(search ? 'customNotFound' : 'customNone')}</p> : null}
      <ul className={classes.sentList}>
        {rows.map(({ id, subject, status, starts_at, outcome, file_name, sender }) => (
          <li key={id}>
            <b>{subject}</b>
            <p className={classes.note}>
              {[momentFigures(starts_at, language), sender?.full_name, file_name].filter(Boolean).join(' · ')}
            </p>
            <p className={classes.note}>{t('outcome', standing(outcome))}</p>
            {status === 'done' || !may('send_announcements') ? null : (
              <Button
                size="xs"
                variant="default"
                loading={pause.busy}
                onClick={() => void pause.run({ id, paused: status === 'sending' })}
              >
                {t(status === 'sending' ? 'pause' : 'goOn')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {total > rows.length ? <p className={classes.note}>{t('customFirst', { count: rows.length, total })}</p> : null}
    </section>
  );
};
