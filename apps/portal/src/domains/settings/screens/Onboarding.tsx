import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { href, screenOf } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { OnboardingDocument } from '../onboarding.graphql.ts';
import { onboardingWords } from '../onboarding-words.ts';
import classes from '../parts/onboarding.module.css';

/** The steps in the order in which one leads to the next, and where each is taken. */
const steps = [
  { key: 'isSchool', to: 'locations.school' },
  { key: 'isLocation', to: 'locations.list' },
  { key: 'isManager', to: 'people.team' },
  { key: 'isRoom', to: 'rooms.list' },
  { key: 'isStream', to: 'cameras.servers' },
  { key: 'isCamera', to: 'cameras.list' },
  { key: 'isStudent', to: 'students.list' },
  { key: 'isContact', to: 'people.contacts' },
] as const;

/** Others work on the same list at the same time. */
const LOOK_AGAIN_MS = 10_000;

/** What is left between an empty centre and one that works, told by what exists. */
const Onboarding = () => {
  const t = useWords(onboardingWords);
  const { role } = usePerson();
  const label = useId();
  const { data, error, again } = useAsk(OnboardingDocument, {}, { everyMs: LOOK_AGAIN_MS });

  const list = data?.getOnboardingChecklist;
  const done = steps.filter(({ key }) => list?.[key]).length;
  return (
    <Screen>
      {list ? (
        <>
          <div className={classes.progress}>
            <p id={label}>{done === steps.length ? t('allDone') : t('progress', { done, all: steps.length })}</p>
            <div
              className={classes.track}
              role="progressbar"
              aria-labelledby={label}
              aria-valuemin={0}
              aria-valuemax={steps.length}
              aria-valuenow={done}
            >
              <div className={classes.fill} style={{ width: `${(done / steps.length) * 100}%` }} />
            </div>
          </div>
          <ol className={classes.steps}>
            {steps.map(({ key, to }) => (
              <li key={key} className={classes.step}>
                <span className={classes.words}>
                  <b>{t(key)}</b>
                  <span className={classes.quiet}>{t(`${key}Text`)}</span>
                </span>
                <Badge kind={list[key] ? 'good' : 'wait'}>{list[key] ? t('done') : t('open')}</Badge>
                {allows(role, screenOf(to).rule) ? (
                  <Button variant="default" component={Link} to={href(to)} aria-label={`${t('go')}: ${t(key)}`}>
                    {t('go')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </Screen>
  );
};

export default Onboarding;
