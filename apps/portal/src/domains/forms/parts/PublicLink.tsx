import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { QrCode } from '../../auth/parts/QrCode.tsx';
import { FormShareLinkDocument } from '../forms.graphql.ts';
import { formWords } from '../words.ts';
import classes from './forms.module.css';

/** The public link of a form, to copy or to scan. */
export const PublicLink = ({ form }: { form: string }) => {
  const t = useWords(formWords);
  const [copied, setCopied] = useState(false);
  const { data } = useAsk(FormShareLinkDocument, { form_id: form });
  const url = data?.getFormShareLink?.url;
  if (!url) return null;
  return (
    <Stack gap="s">
      <h2 className={classes.title}>{t('link')}</h2>
      <div className={classes.link}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
        >
          {t(copied ? 'copied' : 'copyLink')}
        </Button>
      </div>
      <div className={classes.code}>
        <QrCode text={url} label={t('qr')} />
      </div>
    </Stack>
  );
};
