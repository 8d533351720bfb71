import { Button, TextInput } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import { useAppearance } from '../../../appearance/appearance.ts';
import { sentenceOf } from '../../../graphql/post.ts';
import type { SecondStep as Step } from '../../../session/session.ts';
import { finishByCode, finishByPasskey } from '../second-step.ts';
import { stepWords } from '../step-words.ts';
import { AppCode } from './AppCode.tsx';
import { GuestPage } from './GuestPage.tsx';
import { NewApp } from './NewApp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondStep.module.css';

type Way = 'app' | 'passkey' | 'recovery';

/** What comes after a right password: a code, a passkey, or an app that has to be set up first. */
const SecondStep = ({
  step,
  name,
  onDone,
  onBack,
}: {
  step: Step;
  name: string;
  onDone: () => void;
  onBack: () => void;
}) => {
  const t = useWords(stepWords);
  const { title: centre } = useAppearance();
  const setsUp = step.secret !== null && step.uri !== null;
  const [way, setWay] = useState<Way>(setsUp || step.factors.includes('app') ? 'app' : 'passkey');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<{ codes: readonly string[]; enter: () => Promise<unknown> } | null>(null);

  /** Runs one try; what it answers stands at the field, and the field keeps what was typed. */
  const attempt = async (work: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    setProblem(await work().catch((error: unknown) => sentenceOf(error) ?? t('unreachable')));
    setBusy(false);
  };
  const enter = async (ended: { enter: () => Promise<unknown> }) => {
    await ended.enter();
    onDone();
  };
  const sendCode = (typed: string) =>
    attempt(async () => {
      const ended = await finishByCode(step.challenge, typed);
      if (ended.said !== null) return ended.said;
      if (ended.codes.length > 0) setKept(ended);
      else await enter(ended);
      return null;
    });
  const askPasskey = () =>
    attempt(async () => {
      const said = await finishByPasskey(step.challenge, step.passkeyOptions, t('passkeyFailed'));
      if (said === null) onDone();
      return said;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'passkey') return void askPasskey();
    if (!code.trim()) return setProblem(t(way === 'app' ? 'needCode' : 'needRecovery'));
    void sendCode(code);
  };
  const choose = (next: Way) => {
    setWay(next);
    setCode('');
    setProblem(null);
    if (next === 'passkey') void askPasskey();
  };

  if (kept)
    return (
      <GuestPage title={t('codesTitle')}>
        <RecoveryCodes codes={kept.codes} name={name} onKept={() => enter(kept)} />
      </GuestPage>
    );
  const leads = { app: t('appLead', { centre }), passkey: t('passkeyLead'), recovery: t('recoveryLead') };
  const others = { app: t('useApp'), passkey: t('usePasskey'), recovery: t('useRecovery') };
  const ways: readonly Way[] = ['app', 'passkey', 'recovery'];
  return (
    <GuestPage title={t(setsUp ? 'setUpTitle' : 'stepTitle')} lead={setsUp ? t('setUpLead') : leads[way]}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {step.secret !== null && step.uri !== null ? <NewApp secret={step.secret} uri={step.uri} /> : null}
        {way === 'app' ? (
          <AppCode
            label={t(setsUp ? 'thenType' : 'appCode')}
            value={code}
            error={problem}
            onChange={setCode}
            onWhole={(typed) => void sendCode(typed)}
          />
        ) : way === 'recovery' ? (
          <TextInput
            label={t('recoveryCode')}
            value={code}
            error={problem}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            size="lg"
            data-autofocus
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : problem ? (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {way === 'passkey' ? t('usePasskey') : t('goOn')}
        </Button>
      </form>
      <div className={classes.others}>
        {ways
          .filter((one) => one !== way && step.factors.includes(one))
          .map((one) => (
            <button key={one} type="button" className={classes.other} onClick={() => choose(one)}>
              {others[one]}
            </button>
          ))}
        <button type="button" className={classes.other} onClick={onBack}>
          {t('back')}
        </button>
      </div>
      {setsUp ? null : <p className={classes.lost}>{t('lost')}</p>}
    </GuestPage>
  );
};

export default SecondStep;
