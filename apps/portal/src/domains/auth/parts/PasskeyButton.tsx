import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { passkeysHere } from '../passkeys-here.ts';
import { stepWords } from '../step-words.ts';
import classes from './SecondStep.module.css';

/** Signs in without name and password, where the browser can. */
export const PasskeyButton = ({ remember, onSignedIn }: { remember: () => boolean; onSignedIn: () => void }) => {
  const t = useWords(stepWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!passkeysHere()) return null;

  const signIn = async () => {
    setBusy(true);
    setProblem(null);
    try {
      // Few people have a passkey; the others do not fetch what it takes.
      const { signInByPasskey } = await import('../second-step.ts');
      const said = await signInByPasskey(remember(), t('passkeyFailed'));
      setProblem(said);
      if (said === null) onSignedIn();
    } catch {
      setProblem(t('unreachable'));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={busy}
        leftSection={<IconKey size={20} />}
        onClick={() => void signIn()}
      >
        {t('passkeySignIn')}
      </Button>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
};
