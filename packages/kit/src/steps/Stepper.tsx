import { useWords } from '@nestling/ui/words.ts';
import { IconCheck } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { fieldWords } from '../field/words.ts';
import classes from './Stepper.module.css';

/** The ways out of a step; undefined where there is none. */
export type StepMoves = { readonly next: (() => void) | undefined; readonly back: (() => void) | undefined };

/** A step: its name in the address, its heading, whether it is done, and what it shows. */
export type Step = {
  readonly key: string;
  readonly label: string;
  /** A later step opens only when those before it are done. */
  readonly done: boolean;
  readonly content: (moves: StepMoves) => ReactNode;
};

/**
 * Steps that follow each other: imports, set-up. The step stands in the address as `?step=`, so that back and reload
 * keep it; an address of a step that is not open yet shows the first one that is not done. Done ones are buttons.
 * @param label what the steps lead to, for screen readers
 */
export const Stepper = ({ steps, label }: { steps: readonly Step[]; label: string }) => {
  const t = useWords(fieldWords);
  const { step: asked }: { step?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const firstOpen = steps.findIndex(({ done }) => !done);
  const last = firstOpen < 0 ? steps.length - 1 : firstOpen;
  const wanted = steps.findIndex(({ key }) => key === asked);
  const at = wanted < 0 ? 0 : Math.min(wanted, last);
  const current = steps[at];
  const shownBefore = useRef(at);

  // Who goes on by keyboard or screen reader comes to the heading of the step, but not when the page has just opened.
  useEffect(() => {
    if (shownBefore.current === at) return;
    shownBefore.current = at;
    heading.current?.focus();
  }, [at]);

  if (!current) return null;
  const go = (to: number) => {
    const step = steps[to];
    if (!step) return;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, step: to === 0 ? undefined : step.key }),
      resetScroll: true,
    });
  };
  const moves: StepMoves = {
    next: at < steps.length - 1 ? () => go(at + 1) : undefined,
    back: at > 0 ? () => go(at - 1) : undefined,
  };
  return (
    <>
      <nav aria-label={label}>
        <ol className={classes.steps}>
          {steps.map((step, i) => (
            <li key={step.key} className={classes.step} data-done={step.done} data-current={i === at}>
              <button
                type="button"
                className={classes.button}
                disabled={i > last}
                aria-current={i === at ? 'step' : undefined}
                onClick={() => go(i)}
              >
                <span className={classes.mark} aria-hidden="true">
                  {step.done && i !== at ? <IconCheck size={14} /> : i + 1}
                </span>
                {step.label}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} className={classes.heading} tabIndex={-1}>
        <span className={classes.count}>{t('step', { at: at + 1, count: steps.length })}</span>
        {current.label}
      </h2>
      {current.content(moves)}
    </>
  );
};
