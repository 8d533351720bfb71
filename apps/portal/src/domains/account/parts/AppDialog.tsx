import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { AppCode } from '../../auth/parts/AppCode.tsx';
import { NewApp } from '../../auth/parts/NewApp.tsx';
import { RecoveryCodes } from '../../auth/parts/RecoveryCodes.tsx';
import { BeginAppDocument } from '../beginApp.graphql.ts';
import { ConfirmAppDocument } from '../confirmApp.graphql.ts';
import { factorWords } from '../factor-words.ts';
import classes from './AppDialog.module.css';
import { SureForm } from './SureForm.tsx';

type Stage =
  | { readonly at: 'password' }
  | { readonly at: 'app'; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Setting an authenticator app up: the password, the key with its first code, and the recovery codes. */
export const AppDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const t = useWords(factorWords);
  const [stage, setStage] = useState<Stage>({ at: 'password' });
  const begin = useAction(BeginAppDocument, { ownErrors: true, say: () => null, quiet: true });

  const send = async (password: string) => {
    const ended = await begin.run({ password });
    if (ended && ended.kind !== 'done') return ended.message;
    const made = ended?.data.beginAuthenticatorApp;
    if (made?.app_secret && made.app_uri) setStage({ at: 'app', secret: made.app_secret, uri: made.app_uri });
    return null;
  };
  const title = stage.at === 'codes' ? t('keepTitle') : t('setUpTitle');
  return (
    // The codes are shown this once: only the button under them closes the dialog then.
    <Dialog label={title} onClose={stage.at === 'codes' ? () => undefined : onClose}>
      <h2 className={classes.title}>{title}</h2>
      {stage.at === 'password' ? (
        <SureForm send={send} label={t('goOn')} busy={begin.busy} onCancel={onClose} />
      ) : stage.at === 'app' ? (
        <FirstCode
          secret={stage.secret}
          uri={stage.uri}
          onCodes={(codes) => setStage({ at: 'codes', codes })}
          onCancel={onClose}
        />
      ) : (
        <RecoveryCodes codes={stage.codes} name={name} onKept={onClose} />
      )}
    </Dialog>
  );
};

const FirstCode = ({
  secret,
  uri,
  onCodes,
  onCancel,
}: {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}) => {
  const t = useWords(factorWords);
  const confirm = useAction(ConfirmAppDocument, { ownErrors: true });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (typed: string) => {
    const ended = await confirm.run({ code: typed });
    if (ended && ended.kind !== 'done') setProblem(ended.message);
    if (ended?.kind === 'done') onCodes(ended.data.confirmAuthenticatorApp?.recovery_codes ?? []);
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <NewApp secret={secret} uri={uri} />
      <AppCode
        label={t('code')}
        value={code}
        error={problem}
        onChange={(typed) => {
          setCode(typed);
          setProblem(null);
        }}
        onWhole={(typed) => void send(typed)}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={confirm.busy}>
          {t('goOn')}
        </Button>
      </div>
    </form>
  );
};
