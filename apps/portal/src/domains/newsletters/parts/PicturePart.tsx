import { Button, FileButton } from '@mantine/core';
import type { BlockFieldProps } from '@nestling/editor/block-set.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useSendPicture } from '../../media/use-send-picture.ts';
import { letterWords } from '../words.ts';

/** Chooses the photo of a block; its value is the key under which the photo is kept. */
export const PicturePart = ({ value, onChange, error }: BlockFieldProps) => {
  const t = useWords(letterWords);
  const send = useSendPicture();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    const sent = await send(file, { progress: () => undefined, signal: new AbortController().signal });
    setBusy(false);
    setProblem('key' in sent ? null : sent.problem || t('pictureFailed'));
    if ('key' in sent) onChange(sent.key, 'chosen');
  };
  const wrong = problem ?? error;
  return (
    <div>
      <FileButton accept="image/*" onChange={(file) => void take(file)}>
        {(props) => (
          <Button variant="default" size="xs" loading={busy} {...props}>
            {value ? t('otherPicture') : t('choosePicture')}
          </Button>
        )}
      </FileButton>
      {wrong ? <p role="alert">{wrong}</p> : null}
    </div>
  );
};
