import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { FirstStepsDocument, HideFirstStepsDocument } from '../first-steps.graphql.ts';
import { type FirstStep, firstStepHref, isFirstStep } from '../first-steps.ts';
import { firstStepWords } from '../first-steps-words.ts';
import classes from './first-steps.module.css';

/** Open ones that are shown before the list is unfolded. */
const SHOWN = 2;

/**
 * What somebody does first here, ticked off by what is there: nothing once all of it is done or the list was put away.
 * @param location what staff's steps are about
 */
const FirstSteps = ({ location }: { location?: string }) => {
  const t = useWords(firstStepWords);
  const title = useId();
  const [all, setAll] = useState(false);
  const { data } = useAsk(FirstStepsDocument, location ? { location } : {});
  const { run: take } = useAction(HideFirstStepsDocument);
  const { run: hide } = useAction(HideFirstStepsDocument, {
    say: () => ({ title: t('hidden') }),
    undo: () => () => void take({ hidden: false }),
  });
  const list = data?.getFirstSteps;
  const steps = (list?.steps ?? []).flatMap(({ step, done }) => (isFirstStep(step) ? [{ step, done }] : []));
  const open = steps.filter(({ done }) => !done);
  if (!list || list.hidden || open.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={title}>
      <header className={classes.head}>
        <h2 id={title} className={classes.title}>
          {t('title')}
        </h2>
        <span className={classes.progress}>
          {t('progress', { done: steps.length - open.length, all: steps.length })}
        </span>
      </header>
      <progress
        className={classes.track}
        max={steps.length}
        value={steps.length - open.length}
        aria-labelledby={title}
      />
      <ol className={classes.steps}>
        {(all ? steps : open.slice(0, SHOWN)).map((one) => (
          <Line key={one.step} {...one} />
        ))}
      </ol>
      <div className={classes.acts}>
        <button type="button" className={classes.act} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'fewer' : 'all')}
        </button>
        <button type="button" className={classes.act} onClick={() => void hide({ hidden: true })}>
          {t('hide')}
        </button>
      </div>
    </section>
  );
};

const Line = ({ step, done }: { step: FirstStep; done: boolean }) => {
  const t = useWords(firstStepWords);
  return (
    <li className={classes.step} data-done={done}>
      {done ? (
        <IconCircleCheckFilled size={20} role="img" aria-label={t('done')} />
      ) : (
        <IconCircle size={20} aria-hidden />
      )}
      <span className={classes.words}>
        {done ? t(step) : <Link to={firstStepHref(step)}>{t(step)}</Link>}
        {done ? null : <span className={classes.why}>{t(`${step}Text`)}</span>}
      </span>
    </li>
  );
};

export default FirstSteps;
