import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { stepWords } from '../step-words.ts';
import classes from './NewApp.module.css';
import { QrCode } from './QrCode.tsx';

/** The key of an authenticator app: to scan from another screen, or to copy on the phone itself. */
export const NewApp = ({ secret, uri }: { secret: string; uri: string }) => {
  const t = useWords(stepWords);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret.replaceAll(' ', ''));
    setCopied(true);
  };
  return (
    <div className={classes.app}>
      <p className={classes.step}>{t('scan')}</p>
      <QrCode text={uri} label={t('scanLabel')} />
      <p className={classes.quiet}>{t('orType')}</p>
      <div className={classes.key}>
        <code className={classes.secret}>{secret}</code>
        {navigator.clipboard ? (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
            onClick={() => void copy()}
          >
            {copied ? t('copied') : t('copy')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
