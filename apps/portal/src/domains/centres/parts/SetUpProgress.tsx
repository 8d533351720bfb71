import { useWords } from '@nestling/ui/words.ts';
import { IconAlertTriangle, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import { newCenterWords } from '../new-center-words.ts';
import classes from './progress.module.css';

type Step = 'center' | 'hosts' | 'relations' | 'location' | 'administrator' | 'look' | 'doors';
/** The steps of a set-up, as the server does them. */
const STEPS: readonly Step[] = ['center', 'hosts', 'relations', 'location', 'administrator', 'look', 'doors'];

/** How far a set-up is, step by step; the one that failed is named. */
export const SetUpProgress = ({ step, failed }: { step: string | null; failed: boolean }) => {
  const t = useWords(newCenterWords);
  const at = STEPS.findIndex((one) => one === step);
  const current = STEPS[at];
  return (
    <>
      <ol className={classes.steps} aria-label={t('steps')} aria-live="polite">
        {STEPS.map((one, index) => {
          const said = t(`step.${one}`);
          const [how, Icon] =
            index < at
              ? (['stepDone', IconCheck] as const)
              : index > at
                ? (['stepNext', IconCircle] as const)
                : (['stepAt', failed ? IconAlertTriangle : IconLoader2] as const);
          return (
            <li key={one} data-at={index === at} aria-label={t(how, { step: said })}>
              <Icon size={20} aria-hidden />
              {said}
            </li>
          );
        })}
      </ol>
      {failed && current ? <p role="alert">{t('stuck', { step: t(`step.${current}`) })}</p> : null}
    </>
  );
};
