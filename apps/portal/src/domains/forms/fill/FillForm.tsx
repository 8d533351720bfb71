import { unreadableIn } from '@nestling/kit/field/unreadable.ts';
import { type AnswerValue, type Block, type FormDocument, inLanguage, isSigned } from '@nestling/rules/forms/blocks.ts';
import { esignConsent } from '@nestling/rules/forms/consent.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Press } from './fields/Press.tsx';
import { Tick } from './fields/Tick.tsx';
import classes from './fill.module.css';
import { Question, Shown } from './Question.tsx';
import type { FillingState, Problems } from './use-filling.ts';
import { useLeave } from './use-leave.ts';
import { fillWords } from './words.ts';

/** What is wrong with an answer, in words. */
const useSentence = () => {
  const t = useWords(fillWords);
  return (document: FormDocument, id: string, problem: Problems[string]): string => {
    const block = document.blocks.find((one) => one.id === id);
    switch (problem) {
      case 'TOO_SMALL':
        return t(problem, { limit: block?.min ?? '' });
      case 'TOO_LARGE':
        return t(problem, { limit: block?.max ?? '' });
      case 'REQUIRED':
      case 'TOO_LONG':
      case 'NO_CHOICE':
      case 'NO_NUMBER':
      case 'NO_DATE':
      case 'NO_TIME':
      case 'NO_EMAIL':
      case 'NO_PHONE':
      case 'INCOMPLETE':
      case 'INVALID':
        return t(problem);
      default:
        return problem ?? '';
    }
  };
};

/**
 * The pages of a form with their questions, what is wrong on top and at each question, and the way on.
 * @param send hands the answers in, with whether it was agreed to sign on the screen; answers what the server holds against them, by block
 * @param only the blocks that may be changed; the others are read, as `read` draws them. Empty: all
 */
export const FillForm = ({
  document,
  filling,
  send,
  label,
  busy,
  only: named = [],
  read = () => null,
  aside,
}: {
  document: FormDocument;
  filling: FillingState;
  send: (consent: boolean) => Promise<Problems | null>;
  label: string;
  busy: boolean;
  only?: readonly string[];
  read?: (block: Block, value: AnswerValue) => ReactNode;
  aside?: ReactNode;
}) => {
  const t = useWords(fillWords);
  // What has changed is signed anew.
  const only = named.length > 0 ? [...named, ...document.blocks.filter(isSigned).map(({ id }) => id)] : named;
  const { language } = useSpeech();
  const sentence = useSentence();
  const leave = useLeave(filling.leave);
  const [listed, setListed] = useState<readonly string[]>([]);
  const { pages, page, values, problems } = filling;
  const [consent, setConsent] = useState(false);
  const [asksConsent, setAsksConsent] = useState(false);
  const signs = pages.some(({ blocks }) =>
    blocks.some(({ block }) => isSigned(block) && values[block.id] !== undefined),
  );
  const current = pages[page];
  const last = page >= pages.length - 1;
  const top = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (listed.length > 0) top.current?.focus();
  }, [listed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is read from its top
  useEffect(() => {
    if (!first.current && listed.length === 0) title.current?.focus();
    first.current = false;
  }, [page]);
  const submit = async () => {
    if (!last) return setListed(filling.next());
    const found = filling.wrong();
    if (Object.keys(found).length > 0) return setListed(filling.show(found));
    if (signs && !consent) {
      setAsksConsent(true);
      window.document.getElementById('q-consent')?.focus();
      return undefined;
    }
    setListed([]);
    const held = await send(consent);
    if (held && Object.keys(held).length > 0) setListed(filling.show(held));
    return undefined;
  };
  const still = listed.filter((id) => id in problems);
  const nameOf = (id: string): string => {
    const block = document.blocks.find((one) => one.id === id);
    return block ? inLanguage(block, language).label : id;
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [unread] = unreadableIn(event.currentTarget, '');
        if (unread) unread.focus();
        else void submit();
      }}
    >
      {still.length > 0 ? (
        <div ref={top} className={classes.summary} role="alert" tabIndex={-1}>
          <b>{t('problems', { count: still.length })}</b>
          {still.map((id) => (
            <button
              key={id}
              type="button"
              className={classes.link}
              onClick={() => window.document.getElementById(`q-${id}`)?.focus()}
            >
              {nameOf(id)}
            </button>
          ))}
        </div>
      ) : null}
      {pages.length > 1 ? (
        <div ref={title} className={classes.progress} tabIndex={-1}>
          <span>{t('page', { at: page + 1, of: pages.length })}</span>
          <progress max={pages.length} value={page + 1} aria-label={t('progress')} />
        </div>
      ) : null}
      {current?.title ? <h2 className={classes.pageTitle}>{inLanguage(current.title, language).label}</h2> : null}
      <div className={classes.fields}>
        {current?.blocks.map(({ block, required }) => {
          if (block.type === 'heading' || block.type === 'paragraph') return <Shown key={block.id} block={block} />;
          const value = values[block.id];
          if (only.length > 0 && !only.includes(block.id) && value !== undefined && !(block.id in problems))
            return <Fragment key={block.id}>{read(block, value)}</Fragment>;
          const problem = problems[block.id];
          return (
            <Question
              key={block.id}
              block={block}
              required={required}
              value={value}
              onChange={(next) => filling.set(block.id, next)}
              onLeave={() => leave(block.id)}
              error={problem === undefined ? undefined : sentence(document, block.id, problem)}
            />
          );
        })}
      </div>
      {last && signs ? (
        <Tick
          id="q-consent"
          checked={consent}
          onChange={setConsent}
          label={esignConsent[language === 'es' ? 'es' : 'en']}
          error={asksConsent && !consent ? t('needConsent') : undefined}
        />
      ) : null}
      <div className={classes.actions}>
        {page > 0 ? (
          <Press look="plain" onClick={filling.back}>
            {t('back')}
          </Press>
        ) : null}
        <Press type="submit" busy={busy}>
          {last ? label : t('next')}
        </Press>
        {aside}
      </div>
    </form>
  );
};
