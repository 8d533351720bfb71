import { Button, FileButton, TextInput } from '@mantine/core';
import type { LeafBlock } from '@nestling/rules/letters/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useSendPicture } from '../../media/use-send-picture.ts';
import { letterWords } from '../words.ts';

type Picture = Extract<LeafBlock, { type: 'picture' }>;

/** The picture of a block, what it shows, and where a press on it leads. */
export const PictureFields = ({ block, onChange }: { block: Picture; onChange: (next: Picture) => void }) => {
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
    if ('key' in sent) onChange({ ...block, src: sent.key });
  };
  return (
    <>
      <div>
        <FileButton accept="image/*" onChange={(file) => void take(file)}>
          {(props) => (
            <Button variant="default" size="xs" loading={busy} {...props}>
              {block.src ? t('otherPicture') : t('choosePicture')}
            </Button>
          )}
        </FileButton>
      </div>
      {problem ? <p role="alert">{problem}</p> : null}
      <TextInput
        label={t('alt')}
        value={block.alt}
        maxLength={300}
        onChange={(event) => onChange({ ...block, alt: event.currentTarget.value })}
      />
      <TextInput
        label={t('link')}
        value={block.href}
        maxLength={500}
        onChange={(event) => onChange({ ...block, href: event.currentTarget.value })}
      />
    </>
  );
};
