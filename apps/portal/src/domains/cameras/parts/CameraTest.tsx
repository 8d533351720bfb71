import { Loader } from '@mantine/core';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { isObject } from '@nestling/rules/json.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { CameraTestDocument, type CameraTestQuery } from '../cameraTest.graphql.ts';
import { useReasonWords } from '../health.ts';
import { manageWords } from '../manage-words.ts';
import classes from './CameraTest.module.css';

const ASK_MS = 500;
type Outcome = NonNullable<CameraTestQuery['getCameraTest']>;

const steps = ['address', 'reach', 'sign_in', 'video', 'browser', 'audio'] as const;
type Step = {
  readonly step: (typeof steps)[number];
  readonly ok: boolean;
  readonly reason: string | null;
  readonly ms: number | null;
};

const stepsOf = (value: unknown): Step[] =>
  (Array.isArray(value) ? value : []).filter(isObject).flatMap((one): Step[] => {
    const step = steps.find((known) => known === one.step);
    const reason = typeof one.reason === 'string' ? one.reason : null;
    const ms = typeof one.ms === 'number' ? one.ms : null;
    return step ? [{ step, ok: one.ok === true, reason, ms }] : [];
  });

/** One key frame as a picture. It goes through a blob: the pages' policy lets no data address play. */
const Poster = ({ mp4 }: { mp4: string }) => {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const bytes = Uint8Array.from(atob(mp4), (letter) => letter.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [mp4]);
  return <video ref={ref} muted playsInline tabIndex={-1} />;
};

/** Follows a camera test until it is over: each step in plain words, and the picture when there is one. */
export const CameraTest = ({ test, onDone }: { test: string; onDone: (ok: boolean) => void }) => {
  const t = useWords(manageWords);
  const words = useReasonWords();
  const client = useClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a test is followed once; who is told may change meanwhile
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { data } = await askOnce(client, CameraTestDocument, { test });
      if (over) return;
      const answer = data?.getCameraTest ?? null;
      setOutcome(answer);
      if (answer?.done) onDone(answer.ok === true);
      else timer = setTimeout(look, ASK_MS);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, test]);

  if (!outcome?.done)
    return (
      <p className={classes.trying} role="status">
        <Loader size={18} />
        {t('testing')}
      </p>
    );
  return (
    <div role="status">
      {outcome.poster ? (
        <div className={classes.picture}>
          <Poster mp4={outcome.poster} />
          {outcome.height ? (
            <span className={classes.size}>
              {outcome.width} × {outcome.height} · {Math.round(outcome.fps ?? 0)} fps
            </span>
          ) : null}
        </div>
      ) : null}
      <ul className={classes.steps}>
        {stepsOf(outcome.steps).map((one) => (
          <li key={one.step} data-ok={one.ok}>
            {one.ok ? <IconCircleCheckFilled size={18} /> : <IconAlertCircleFilled size={18} />}
            <span>{one.ok || one.step === 'audio' ? t(`step_${one.step}`) : words(one.reason ?? '')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
