import { Button, Textarea } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../imports.module.css';
import { importWords } from '../words.ts';

/** Letters that are taken; a longer list comes as a file. */
const MOST = 5_000_000;

/** Takes rows out of a sheet that is open beside: what is copied there comes as a file does, its cells parted by tabs. */
export const PasteRows = ({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) => {
  const t = useWords(importWords);
  const [pasted, setPasted] = useState<string | null>(null);
  if (pasted === null)
    return (
      <Button
        variant="default"
        leftSection={<IconClipboardText size={18} />}
        disabled={busy}
        onClick={() => setPasted('')}
      >
        {t('paste')}
      </Button>
    );
  return (
    <Stack gap="xs" className={classes.paste}>
      <Textarea
        autoFocus
        label={t('pasteRows')}
        description={t('pasteText')}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        maxLength={MOST}
        rows={8}
        wrap="off"
        spellCheck={false}
      />
      <Row>
        <Button variant="default" onClick={() => setPasted(null)}>
          {t('cancel')}
        </Button>
        <Button
          disabled={pasted.trim() === ''}
          onClick={() => {
            onFile(new File([pasted], t('pastedName'), { type: 'text/plain' }));
            setPasted(null);
          }}
        >
          {t('pasteRead')}
        </Button>
      </Row>
    </Stack>
  );
};
